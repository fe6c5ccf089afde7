/** Home, repairs, cars and transport. See `thesaurusOf`. */
export const homeWords = `
house cleaning, home cleaning, maid: clean my house, someone to clean, somebody to clean, someone who clean, somebody who clean, clean the place, clean the whole place, clean the house, house is a mess, house is a complete mess, clean my apartment, housekeeper, house cleaner, cleaner, deep clean, cleaning lady, apartment is a mess, cleaning service, clean my place, house is filthy, house is dirty, apartment is filthy, house cleaned, apartment cleaned, home cleaner, scrub my kitchen, dust and vacuum, housework, come clean, clean it, cleans the place
move-out cleaning: move out cleaning, move out clean, end of lease clean, security deposit clean, moving out cleaning, clean before i move
carpet cleaning, upholstery cleaning, rug cleaning: clean my carpet, carpet stain, couch is stained, clean my couch, steam clean, clean the rug, pet stain, mattress cleaning
window cleaning, window washing: window washer, wash my windows, dirty window, clean my windows, streaky window, clean the windows
gutter cleaning, pressure washing: gutter, pressure wash, power wash, clogged gutter, clean the gutters, wash my deck, wash my siding, driveway washed
laundry, wash and fold, laundromat: do the laundry, do his laundry, do her laundry, no clean clothes, wash my clothes, dirty clothes, washing machine broke, wash and dry, fluff and fold, do my washing, pile of clothes, clothes washed, fold my clothes, no washing machine, clean clothes, does the laundry
dry cleaning, dry cleaner: press my shirt, clean my suit, suit pressed, iron my shirt, ironing, dryclean, stain on my dress, shirts pressed
tailor, alteration, hem, tailoring: hem my pants, take in my dress, seamstress, pants too long, zipper broke, dress altered, let out my pants, broken zipper, pants are too long, replace a zipper, shorten my pants, dress does not fit, suit altered, missing button
darning, mending, clothing repair: darn a sock, mend my clothes, hole in my sweater, torn jeans, ripped pants, patch my jeans, mend a sweater, hole in my jeans, moth hole, ripped seam, visible mending
shoe repair, cobbler, resole: cobbler shoe, fix my shoes, heel broke, worn out sole, heel fell off, boot repair, new soles, shoemaker, shoe shine, polish my shoes, sole came off
handbag repair, leather repair, purse: purse strap, bag strap broke, fix my purse, mend my bag, scuffed leather, fix my bag, strap broke, leather bag cleaned, broken purse, suitcase wheel
watch repair, watch battery, clock repair: my watch stopped, watch strap, fix my watch, grandfather clock, watch needs a battery, wristwatch, shorten a watch band
jewelry repair, ring resizing, jeweler: ring resized, resize my ring, fix my necklace, broken necklace, necklace clasp, ring too tight, clean my ring, broken chain, ring is too big
repair, repair cafe, mended: fix my, fix thing, fix your thing, mend such thing, who fix, get it fixed, mend, stopped working, no longer works, broken lamp, lamp is broken, broken toaster, toaster died, broken appliance, fix a lamp, repair my, something broken, wont turn on, quit working, it broke
phone repair, screen repair, cell phone: cracked screen, fix my phone, phone screen, phone battery, cracked phone, dropped my phone, shattered screen, broken phone, phone wont charge, tablet repair, phone fell in water
computer repair, laptop repair, tech support: fix my laptop, laptop is slow, computer virus, computer help, fix my computer, data recovery, slow computer, it help, laptop wont start, pc repair, lost my files, set up my printer
computer class, smartphone class, digital literacy: how my phone works, learn computers, use a tablet, tech help for seniors, computer lesson, excel class, use my smartphone, digital skills
tv mounting, smart home, wifi setup: mount my tv, hang a tv, home theater install, wall mount, tv on the wall, doorbell camera
handyman, home repair: handy man, hang shelves, leaky faucet, small repairs, odd job, hang a picture, fix a door, patch a wall, drywall, house repair, hang curtains, squeaky door, somebody handy, put up shelves
furniture assembly: assemble furniture, flat pack, put together a bed, assemble my, build my furniture, put together furniture, assemble a desk
plumber, plumbing, drain: clogged drain, leaky pipe, toilet is clogged, burst pipe, water heater, sink is clogged, blocked drain, pipe leak, dripping tap, clogged toilet, clogged sink, leaking faucet
electrician, electrical: electrical outlet, rewire, breaker trips, install a ceiling fan, outlet does not work, light fixture, ev charger install, wiring
hvac, air conditioning, heating, furnace: ac repair, air conditioner, ac is broken, ac tune up, heat is out, heater is broken, boiler, duct cleaning, ac broke, furnace tune up, heater broke, heat pump
appliance repair: fridge is broken, dishwasher is broken, fix my dryer, washer repair, oven repair, fix my fridge, dryer wont heat, fridge stopped, dishwasher leaks
house painting, painter, wallpaper: house painter, paint my room, paint my house, wallpaper hung, paint the bedroom, interior painting, paint my walls, exterior painting, paint a wall
roofing, remodeling, contractor, flooring: roofer, roof leak, remodel, renovation, new flooring, tile work, kitchen remodel, hardwood floor, bathroom remodel, leaky roof, new deck
solar, home energy, insulation: solar panel, home energy audit, drafty windows, rooftop solar, lower my electric bill, weatherproofing
locksmith, key cutting, spare key: locked out, copy a key, change my locks, rekey, house key, key made, key cut, duplicate key, lost my key
knife sharpening, sharpening: sharpen my knives, dull knife, sharpen, blunt knife, scissors sharpened, knives are dull, sharpener
pest control, exterminator: bug in my house, mice in my, roach, termite, bed bug, ants in my kitchen, rat problem, cockroach, wasp nest, mosquito treatment
lawn care, landscaping, yard work, mowing: mow my lawn, landscaper, cut the grass, weed my garden, gardener, yard cleanup, grass cut, hedge trim, rake leaves, leaf removal, overgrown yard, lawn mowing, mow the lawn, cut my grass
tree service, tree trimming, stump: arborist, stump removal, cut down a tree, prune a tree, tree removal, dead tree
snow removal, snow shoveling: shovel snow, snow plow, shovel my driveway, plow my driveway
pool cleaning, pool service: clean my pool, pool maintenance, pool is green
garden center, nursery, seed, seedling: plant nursery, seeds, potting soil, mulch, vegetable starts, garden supplies, garden tool, seed packet, fertilizer, bulbs to plant, herb plant, tomato plant
houseplant, plant, plant shop: house plant, succulent, cactus, potted plant, monstera, indoor plant, plant swap, plant for my desk, fern, bonsai, repot, plant lover, green thumb, gardening, plants for my apartment
florist, flower, bouquet, rose: flowers, flower shop, dozen roses, floral arrangement, flower delivery, flower arrangement, send flowers, boquet, roses for, corsage, cut flowers, peonies, sunflower
home decor, furniture, home goods: new sofa, new couch, lamp for my, housewares, rug for my, throw pillow, bookshelf, new mattress, dresser, armchair, decorate my apartment, furnish
antique, vintage furniture, flea market: antique mall, estate sale, swap meet, curio, antiquing, old treasures, mid century
interior design, organizing, decluttering: organizer, declutter, home organizing, organize my closet, interior decorator, too much clutter, closet organization, tidy up my
framing, picture frame, custom framing: frame a picture, custom frame, frame my poster, frame a print, get it framed, frame a photo, frame my diploma
moving, mover, moving help: moving company, help me move, move my couch, moving truck, haul furniture, moving apartment, move my furniture, moving box, moving house, rent a truck, heavy lifting
junk removal, hauling, recycling: haul away, get rid of junk, old couch removal, junk hauling, electronics recycling, old mattress, dumpster, e-waste, recycle my old, get rid of old
storage, storage unit, self storage: store my furniture, storage space, store my stuff, storage locker, keep things in storage, keep my boxes
luggage storage, bag storage, left luggage, luggage: store my bags, leave my luggage, leave suitcases, luggage locker, drop my bags, drop my suitcase, stash my bags, leave my suitcase, leave my bags, bag drop, store my luggage, lugging my suitcase, keep my suitcase, store a suitcase, leave my backpack
printing, print shop: print a document, make copies, photocopy, business card, shipping store, ship a package, mail a package, printing services, poster printed, scan a document, custom t-shirt, passport photo copy
passport photo, photo booth: passport picture, visa photo, id photo, photo for my passport
notary: notarize, notarized, notary public, notary stamp
car wash, ~detailing, ~car interior, ~interior car cleaning, ~car interior cleaning, ~interior cleaning: car cleaning, clean the car, cleans the car, clean a car, inside of the car, inside of my car, inside of our car, inside the car, inside of a car, carwash, wash my car, car is dirty, clean my car, dirty car, anything for my car, anything for the car, something for my car, deal for my car, wax my car, car is filthy, vacuum my car, muddy car, car washed, van washed, truck washed, wash the van, wash our van, wash my truck, car needs a wash
oil change, car maintenance, auto service: oil light is on, change my oil, synthetic oil, due for oil, lube, oil changed
auto repair, mechanic, brake, car inspection: car repair, brakes squeal, check engine, fix my car, car makes a noise, transmission, car wont start, car battery, squeaky brakes, car broke down, brake pad, emission test, smog check, state inspection
tire, wheel alignment: flat tire, new tires, tire rotation, tires rotated, tire shop, snow tire, bald tires, tires balanced
auto body, dent repair, windshield: windshield crack, cracked windshield, body shop, dent in my car, scratch on my car, windshield chip, bumper repair
motorcycle, motorcycle class: motorbike, motorcycle license, motorcycle repair, ride a motorcycle
parking, valet: parking spot, parking garage, place to park, where to park, reserve parking, valet parking, park my car, parking lot, airport parking
car rental, car share: rental car, rent a car, car hire, hire a car, carshare, car for the day, rent a van
towing, roadside: tow truck, roadside assistance, jump start, towed, car wont move
taxi, rideshare, chauffeur, limo: limousine, party bus, ride home, designated driver, town car, cab ride, black car
airport shuttle, airport ride, airport transfer, transfer: ride to the airport, airport pickup, get to the airport, from the airport, airport drop off, catch my flight, ride from the airport, early flight, our plane lands, my plane lands, driver who waits, we land at, i land at, luggage, airport van, to the airport
transit pass, bus pass, streetcar, train pass: subway pass, metro card, light rail, public transit, bus day pass
`;
