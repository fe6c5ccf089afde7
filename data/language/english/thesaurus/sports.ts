/** Sports, water and the outdoors. See `thesaurusOf`. */
export const sportsWords = `
race, 5k, run club, fun run, running club, run: 10k, half marathon, marathon, running group, jog, jogger, go for a run, foot race, turkey trot, race bib, go running, charity run
running shoe, sneaker, athletic shoe: trainers for running, tennis shoe, gait analysis, walking shoe, shoe fitting, jogging shoe
hiking, hike, trail: trail walk, nature trail, hiking trail, mountain trail, waterfall hike, trek, guided hike, waterfall
walking tour, walking, ghost walk, walking group: walk, stroll, guided walk, walking club, long walk, botanist
nature, trees, forest bathing: the woods, forest, walk in the park, park walk, stroll in nature, tree walk, learn about trees, identify trees, tree identification, old oak
bike rental, e-bike, rent a bike, bike share: rent bike, hire a bike, borrow a bike, ebike, electric bike, bikeshare, bike pass, bicycle rental, rent a bicycle
bike tour, cycling, bike ride: cyclist, bicycle ride, group ride, biking, pedal around, go cycling, guided bike ride
mountain bike, mountain biking, bmx: mtb, singletrack, bike park, pump track
bike repair, tune-up, bike shop, bicycle repair: fix my bike, bike tuned, bike brakes, bike squeals, brakes squeal, bike tune up, flat bike tire, bike chain, bike mechanic, gears slipping, bicycle shop, fix a bike, bike tuneup, tuned up
learn to ride a bike, bike lesson, cycling lesson: ride a bike, learn to bike, training wheels, kid learn to bike, never learned to bike, ride without training wheels
kayak, kayaking, paddling: kayaker, rent a kayak, kyak, paddle trip, paddle on the water, go paddling, moonlight paddle, kayak tour
canoe, canoeing: canoe rental, canoe trip, rent a canoe, canooing
kayaking, canoe, paddleboard, rafting, sailing, boat: !water sport, watersport, on the water, water activity, something with water
paddleboard, sup, stand-up paddle: paddle board, sup lesson, stand up paddle, paddleboarding, paddle boarding, sup yoga, rent a paddleboard
rafting, whitewater, rapid: white water, river rapid, raft trip, raft down a river, run the rapids
river tubing, tubing: float down the river, inner tube, lazy river, float trip, river float
surfing, surf lesson, surfboard: surf, surfer, surf board, learn to surf, catch a wave, wetsuit
windsurfing, kitesurfing, wakeboarding, water ski: wakeboard, waterski, kitesurf, kiteboard, windsurf, wakesurf, pulled behind a boat
scuba, diving, snorkel, freediving: scuba diving, learn to dive, dive certification, snorkeling, see fish underwater, dive class
sailing, sail, sailboat, sunset sail: sailing lesson, learn to sail, catamaran, schooner, regatta, yacht
boat rental, pontoon, rent a boat: speedboat, motor boat, day on the lake, boat for the day, take a boat out, motorboat, charter a boat
boat tour, river cruise, dinner cruise, harbor cruise: boat cruise, sunset cruise, boat ride, boat trip, cruise around, riverboat, sightseeing boat, ferry ride
jet ski: jetski, waverunner, personal watercraft, wave runner, jet skiing, seadoo
fishing, fishing charter, fly fishing: go fishing, angler, catch fish, learn to fish, bass fishing, fishing trip, fishing guide, cast a line
whale watching, dolphin: whale watch, see whales, see dolphins, dolphin cruise, dolphin tour, orca, humpback
swimming, pool, swim: go for a swim, swimming pool, lap swim, swim laps, open swim, public pool, splash around, pool day, pool pass, take a dip
swim lesson, swimming lesson: learn to swim, kid learn to swim, swim class, never learned to swim, can not swim, cant swim, afraid of water, swim instructor, cannot swim
water park, splash pad, water slide: waterpark, waterslide, splash park, wave pool, sprinkler park
beach: beach day, day at the beach, sand between my toes, seaside, ocean beach
climbing, bouldering, rock climbing, climbing gym: climbing wall, climb a wall, rope climbing, belay, indoor climbing, climber, top rope, rock wall, to climb
zip line, ropes course, adventure park: zipline, ziplining, rope course, treetop, aerial park, high ropes, canopy tour, tree top adventure
skydiving, paragliding, indoor skydiving: skydive, jump from a plane, parachute, paraglide, hang gliding, bungee
hot air balloon, balloon ride: balloon flight, hot-air balloon, float over the city, ballooning
helicopter tour, scenic flight, flight lesson: helicopter, helicopter ride, flying lesson, learn to fly, small plane, seaplane, city from above, pilot lesson
horseback riding, trail ride, horse: horseback, horse back, ride a horse, horse riding, pony ride, equestrian, riding lesson, horses, pony, saddle up
skiing, ski, snowboarding, lift ticket: snowboard, ski lesson, ski slope, hit the slopes, ski rental, ski pass, snow board
sledding, snow tubing, snowshoe, cross-country ski: snowshoeing, cross country ski, nordic ski, toboggan, sled, sleigh ride
ice skating, skating rink, ice rink: ice skate, skate on ice, figure skating, iceskating, skates and ice
hockey, ice hockey, curling: hockey lesson, stick and puck, hockey game, learn to curl
roller skating, roller rink, rollerblade: roller skate, rollerskate, inline skate, skate night, roller disco, skating rink with music
skateboarding, skate park: skateboard, skatepark, skateboard lesson, learn to skateboard, longboard, skate lesson, halfpipe
tennis, tennis lesson: tennis court, tennis racket, forehand, tennis coach
pickleball, paddle court: pickle ball, pickelball, pickleball court, pickleball lesson, padel
badminton, squash, racquetball, table tennis, ping pong: pingpong, squash court, shuttlecock
golf, golf lesson, ~driving range, tee time: golfing, golf swing, 18 holes, nine holes, golf simulator, golfer
mini golf, miniature golf, putt putt: minigolf, putt-putt, mini-golf, crazy golf, putting course
disc golf, frisbee: frisbee golf, frolf, ultimate frisbee, disk golf
basketball, pickup game: bball, shoot hoops, hoops, pickup basketball, pick up basketball, basketball court
soccer, futsal: soccer league, pickup soccer, soccer camp, soccer match, soccer practice, kick a ball
baseball, softball, batting cage: ball game, ballgame, batting practice, baseball ticket, little league, ballpark, t-ball
football, flag football: touch football, football league, flag football league, football practice, throw a football
volleyball: beach volleyball, sand volleyball, volleyball league, volley ball, vball
sports league, kickball, dodgeball: rec league, adult sports league, join a team, cornhole, shuffleboard, bocce, intramural
sports ticket, game ticket: hockey ticket, basketball ticket, pro game, minor league, sporting event, tickets to the game, soccer ticket, football game, football ticket
sports bar, watch party: watch the match, watch the game, screens showing the game, watch football
archery: bow and arrow, archer, shoot arrows, archery lesson, archery range
axe throwing, hatchet: throw axes, ax throwing, axe-throwing, throw an axe, hatchet throwing
fencing: fencing lesson, fencing class, sword fight, foil and epee, sword class, sword fighting, learn to fence
rowing: row a boat, learn to row, rowing club, rowboat, dragon boat
parkour, gymnastics, tumbling, trampoline: tumbling class, cartwheel, ninja warrior, gymnast, ninja gym, backflip
trampoline park: trampoline, jump park, bounce park, bounce house, bouncy castle, jumping place, bouncy house
paintball, laser tag, airsoft, nerf: paint ball, lazer tag, lasertag
go-kart, kart racing: go kart, gokart, go cart, race karts, indoor karting, karting, race around a track
shooting range, target shooting: gun range, clay shooting, skeet, target practice
atv, off-road, dirt bike: four wheeler, off road tour, dune buggy, quad bike, utv, jeep tour
motor scooter, scooter rental, moped, vespa, segway: rent a scooter, e-scooter, electric scooter, scooter for the day, segway tour, two wheeled tour
camping, tent, campsite, glamping: campground, camp out, sleep outside, sleep in a tent, campfire, yurt, pitch a tent, campout
rv, camper van: rv park, rv rental, campervan, motorhome, rent an rv, rv hookup
outdoor gear, camping gear, backpack: hiking boot, sleeping bag, backpacking gear, gear rental, rent camping gear, hiking gear
birdwatching, owl, bird: bird watching, birding, birder, see birds, bird walk, bird watcher, hawk, binocular walk
stargazing, astronomy, planetarium, telescope: star gazing, look at the stars, constellation, see the stars, see saturn, observatory, night sky
kite, kite flying: fly a kite, make a kite, kite flyer, kite making, kite workshop
`;
