/** Eating and drinking, and where food comes from. See `thesaurusOf`. */
export const foodWords = `
pizza, slice, pizzeria, ~calzone: pizza pie, pizza place, slice of pizza, cheese slice, pepperoni, margherita, deep dish, stromboli
burger, cheeseburger, smash burger: hamburger, cheese burger, smashburger, patty melt, burger joint, burger and fries, double patty, burgers and beer
hot dog, bratwurst, sausage: hotdog, frankfurter, corn dog, chili dog, sausage in a bun
~fried chicken, ~chicken wing, chicken tender, wing: buffalo wing, hot chicken, chicken finger, chicken nugget, drumstick, boneless wing, chicken and waffle, chicken sandwich
barbecue, bbq, brisket, pulled pork, rib: barbeque, bar-b-q, smoked meat, rack of rib, baby back rib, smokehouse, burnt end, pitmaster
steak, steakhouse: steak house, ribeye, filet mignon, sirloin, t-bone, prime rib, tomahawk, porterhouse, steak dinner
taco, mexican, ~burrito, ~quesadilla, ~enchilada, tex-mex: guacamole, fajita, taqueria, tamale, nacho, al pastor, birria, carnitas, chips and salsa, taco tuesday, mexican food
sushi, sashimi, nigiri, maki: omakase, california roll, spicy tuna roll, raw fish, susi, hand roll
sushi class, sushi making, roll-your-own sushi: make sushi, roll sushi, roll my own sushi, learn sushi, sushi lesson, sushi workshop
ramen, ~udon, ~soba, japanese noodle: tonkotsu, soba noodle, miso broth, noodle broth, bowl of ramen, shoyu
japanese, izakaya, ~teriyaki, ~hibachi, ~tempura: japanese food, teppanyaki, bento box, katsu, yakitori, japanese restaurant
noodle, chinese, hand-pulled noodle, lo mein: hand pulled noodle, chow mein, dan dan, noodle bowl, noodle soup, noodle shop, bowl of noodle
dumpling, pierogi, gyoza, ~dim sum, soup dumpling: potsticker, pot sticker, wonton, pierogie, pierogies, perogies, bao bun, momo dumpling, xiao long bao, shumai
~dim sum, chinese, cantonese: dimsum, yum cha, steamed bun, har gow, dim sum cart
ramen, dumpling, noodle, chinese: asian food, asian restaurant, asian cuisine, asian place, something asian, anything asian
chinese, szechuan, sichuan: chinese food, chinese restaurant, general tso, orange chicken, kung pao, fried rice, peking duck, mapo tofu, chinese takeout, egg roll
thai, pad thai, thai curry: thai food, green curry, tom yum, massaman, papaya salad, drunken noodle
vietnamese, pho, banh mi: bowl of pho, spring roll, vermicelli bowl, vietnamese food, vietnamese sandwich, bun bo hue
korean, korean bbq, bibimbap: korean food, kbbq, bulgogi, kimchi, korean fried chicken, tteokbokki, gochujang
indian, curry, tandoori, biryani, dosa: indian food, tikka masala, butter chicken, naan, samosa, vindaloo, chana masala, thali, paneer, curry house
nepalese, nepali, tibetan, momo: nepali food, nepalese food, tibetan food, himalayan food, thukpa
mediterranean, greek, gyro, falafel: souvlaki, tzatziki, greek food, greek restaurant, moussaka, spanakopita, greek salad, mediterranean food
middle eastern, lebanese, shawarma, falafel, hummus, kebab: kabob, baba ganoush, lebanese food, middle eastern food, mezze, tabbouleh, doner
turkish, persian, afghan: turkish food, persian food, afghan food, iranian food, lamb kebab, turkish breakfast, turkish coffee, kabuli
ethiopian, injera, eritrean: ethiopian food, eritrean food, doro wat, berbere, eat with my hands
african, jollof, west african, nigerian, senegalese: jollof rice, west african food, nigerian food, fufu, egusi, african food, senegalese food, suya
caribbean, jamaican, jerk chicken, haitian: jamaican food, oxtail, beef patty, caribbean food, haitian food, curry goat, roti shop, trinidadian food, griot
cuban, cuban sandwich: cubano, cuban food, ropa vieja, cafecito, cuban coffee
peruvian, ceviche: peruvian food, lomo saltado, pollo a la brasa, rotisserie chicken, pisco sour
venezuelan, colombian, arepa, empanada: colombian food, venezuelan food, cachapa, tequeno
salvadoran, pupusa: pupuseria, salvadoran food, guatemalan food, honduran food, baleada, central american food
brazilian, churrasco, argentinian: brazilian food, churrascaria, rodizio, acai bowl, chimichurri, argentinian food, asado, pao de queijo
spanish food, tapas, paella: small plates, patatas bravas, jamon, spanish restaurant
italian, pasta, trattoria, lasagna: italian food, italian restaurant, spaghetti, ravioli, fettuccine, carbonara, gnocchi, risotto, bowl of pasta, chicken parm, bolognese
pasta class, pasta making: make pasta, homemade pasta, fresh pasta class, roll out pasta, learn to make pasta, make ravioli
french, bistro, brasserie: french food, french restaurant, steak frites, coq au vin, escargot, french onion soup, duck confit
crepe, creperie: nutella crepe, savory crepe, galette, thin pancake
german, schnitzel, biergarten: german food, spaetzle, sauerkraut, german restaurant, austrian food, soft pretzel
polish, ukrainian, russian, eastern european: polish food, ukrainian food, russian food, borscht, kielbasa, eastern european food, stuffed cabbage
filipino, indonesian, malaysian: filipino food, lumpia, adobo, pancit, indonesian food, malaysian food, laksa, satay, nasi goreng, halo halo
hawaiian, poke: poke bowl, hawaiian food, plate lunch, loco moco, spam musubi
seafood, ~lobster, ~shrimp: sea food, lobster roll, lobster dinner, shrimp dinner, crab cake, grilled fish, salmon dinner, fish restaurant, catch of the day, ~scallop, ~mussel
oyster, raw bar, ~clam: oyster bar, oyster roast, shucked, clam chowder, half shell, dollar oyster, oister
crawfish, crab boil, seafood boil, cajun, creole: crayfish, crab leg, low country boil, gumbo, jambalaya, etouffee, cajun food, po boy, beignet
fish and chips, fish fry, fried fish: fish n chips, fish and chip, fried catfish, battered cod
~southern, ~soul food, comfort food, ~shrimp and grits: southern food, ~collard green, ~mac and cheese, cornbread, meat and three, home cooking, ~meatloaf, biscuits and gravy
sandwich, deli, sub, panini: sub sandwich, hoagie, ~grilled cheese, ~reuben, ~pastrami, club sandwich, blt, ~cheesesteak, philly cheesesteak, deli sandwich, something between bread
bagel, lox: bagle, cream cheese schmear, everything bagel, bagel shop, smoked salmon bagel
soup, ~chowder, ~chili, stew: bowl of soup, bowl of chili, chicken noodle, tomato bisque, warm broth, something brothy, warm bowl
salad, grain bowl: salad bar, healthy lunch, healthy food, something green to eat, leafy green
breakfast, biscuit, ~omelet, diner: brekkie, brekky, omelette, eggs and bacon, bacon and eggs, scrambled egg, breakfast sandwich, egg sandwich, breakfast burrito, morning meal, biscuit sandwich
brunch, mimosa, bottomless brunch: bottomless mimosa, eggs benedict, late breakfast, boozy brunch, sunday brunch, bloody mary, brunchy
pancake, ~waffle, ~french toast: flapjack, hotcake, hot cake, stack with syrup, short stack, maple syrup
lunch, lunch special: lunch break, midday meal, quick lunch, business lunch, lunch spot, bite at noon
dinner, restaurant, supper, tasting menu: dine out, eat out, dinner reservation, go out to eat, sit down meal, evening meal, table for two, dinner place, three course meal
tasting menu, fine dining: chefs table, prix fixe, white tablecloth, upscale restaurant, fancy restaurant, fancy dinner, five course, multi course, chef table
supper club, pop-up dinner, group dinner, long table: pop up dinner, communal table, dinner for twelve, big group dinner, private dining, large party table, rehearsal dinner
buffet, all you can eat: all-you-can-eat, ayce, unlimited food, eat as much, bottomless plate
food truck, street food, food hall, food court: food cart, food stall, truck rally
food tour, tasting tour: foodie tour, food crawl, culinary tour, eat our way around, taste around town
takeout, meal delivery, food delivery, takeaway: take out food, carryout, carry out, food delivered, dinner delivered, bring me food, meal delivered, delivered to my door, delivery food
meal kit, meal prep: prepared meal, ready made meal, heat and eat, premade dinner, too tired to cook, freezer meal
catering, party platter: caterer, cater, food for a party, feed a crowd, feed the office, sandwich tray
fondue, hot pot, raclette: hotpot, shabu shabu, melted cheese, dip bread in cheese
happy hour, appetizer: bar snack
!drinks, cocktail, beer, brewery, wine, mocktail: get drunk, get tipsy, get wasted, !drink, drinks after work, after work drink, nightcap, drinks with friends, grab drinks, for drinks, get a drink, have a drink
!something to eat, restaurant, diner, deli, tacos, pizza: bite to eat, something to eat, anything to eat, somewhere to eat, place to eat, where to eat, sit down meal, eat out, grab some food, bistro
pretzel, popcorn: kettle corn, caramel corn, snack mix, salty snack
french fry, poutine, tater: fries, loaded fries, tater tot, cheese fries
beer, brewery, craft beer, ale, taproom: ipa, tap room, beer garden, lager, pilsner, microbrew, pint, beer flight, beer tasting
brewery tour, beer tour: brewery crawl, beer crawl, brewery hop, pub crawl, bar crawl, bar hop
home brewing, brewing class: homebrew, home brew, make my own beer, brew beer, brew my own
cider, hard cider, cidery, mead, meadery: cider tasting, apple cider, cider house, hard apple, honey wine, mead tasting
wine, wine bar, wine tasting, ~prosecco, ~champagne: vino, glass of red, sommelier, rose all day, pinot, chardonnay, cabernet, merlot, wine flight, bottle of red
sparkling wine, ~champagne, ~prosecco: bubbly, cava, something sparkling, glass of fizz
vineyard, winery: wine country, wine tour, wineries, vinyard, among the vines
cocktails, wine, beer, brewery: drinks after, drink after, drinks afterwards, drink afterwards, grab a drink, get a drink, have a drink, go for drinks, going for drinks, go for a drink, grab drinks, get drinks, drinks nearby, drink nearby
cocktail, mixology, speakeasy: !cocktail, mixed drink, martini, old fashioned cocktail, negroni, cocktail bar, craft cocktail, espresso martini, mojito, daiquiri
~margarita, tequila, ~mezcal, paloma: marg, tequila tasting
cocktail class, mixology: bartending, make cocktails, mix drinks, bartender lesson, learn to bartend, cocktail making, make my own cocktail
mocktail, alcohol-free, non-alcoholic: alcohol free, non alcoholic, nonalcoholic, zero proof, dry january
whiskey, bourbon, scotch, distillery: whisky, rye whiskey, whiskey tasting, single malt, wiskey
distillery, gin, vodka, rum: distillery tour, gin tasting, vodka tasting, moonshine, rum tasting, spirits tasting, gin and tonic
sake, soju: sake tasting, saki, rice wine, sake bar, sake flight
rooftop, rooftop bar: roof top, roof deck, drinks with a view, skyline view, rooftop drink, bar with a view
patio, outdoor dining: outdoor seating, eat outside, sit outside, dine al fresco, al fresco, terrace seating, sidewalk table
coffee, cafe, espresso, latte: cappuccino, cold brew, flat white, americano, iced coffee, coffeehouse, coffee shop, cup of joe, caffeine, cortado, mocha
coffee tasting, cupping, barista class, latte art: coffee cupping, learn to make espresso, coffee class, barista lesson, brew better coffee
coffee bean, coffee roaster, beans: whole bean, bag of coffee, fresh roasted, ground coffee, coffee subscription
tea, afternoon tea, tea house: high tea, tea room, teahouse, scones and clotted cream, finger sandwich, tea party, pot of tea, tea and scones, scone
tea tasting, loose leaf tea, matcha: loose leaf, tea ceremony, green tea, chai, oolong, herbal tea, tea shop
bubble tea, boba: boba tea, pearl tea, tapioca pearl, milk tea, bubbletea
juice, smoothie, cold-pressed: juice bar, cold pressed juice, green juice, fresh juice, juice cleanse, smoothie bowl, protein shake, acai
milkshake, shake: milk shake, malted shake, root beer float, chocolate shake, ice cream float
hot chocolate, cocoa: hot cocoa, mug of cocoa, marshmallow in a mug
kombucha, kava: kava bar, fermented tea, booch
study cafe, cafe, laptop cafe: study spot, place to study, work on my laptop, read with a coffee
ice cream, gelato, frozen yogurt, sorbet: icecream, soft serve, sundae, froyo, scoop of something, ice cream cone, banana split, waffle cone, frozen custard, frozen treat, gelatto, double scoop, frozen dessert
shaved ice, snow cone, popsicle, italian ice: snowcone, sno cone, paleta, slushie, ice pop, snowball stand
doughnut, donut: dozen glazed, jelly donut, donut hole, cruller, glazed ring
croissant, pastry, bakery, danish: crossant, pain au chocolat, cinnamon roll, bakeries, eclair, fresh baked, sticky bun, turnover, muffin
~bread, bakery, ~sourdough: loaf of bread, fresh bread, ~baguette, bread bakery, rye loaf, ~focaccia, ~challah
bread baking, baking class, sourdough class: bake bread, bread making, sourdough starter, learn to bake bread, knead dough, bread class
baking class, baking, pastry class, croissant class: learn to bake, baking lesson, make croissant, bake something, pie making class, baking workshop, rather bake, to bake
cake, birthday cake, custom cake: bday cake, wedding cake, order a cake, sheet cake, layer cake, cake for the party, ~cheesecake, slice of cake
~cake decorating, cupcake class: decorate a cake, decorate cupcake, frosting class, icing class, fondant, cookie decorating, pipe frosting
cupcake: dozen cupcakes, cup cake, mini cake, frosted cake
cookie, macaron, brownie: chocolate chip, macaroon, biscotti, shortbread, warm cookie
pie, cobbler: slice of pie, apple pie, pecan pie, key lime, peach cobbler, pie shop, fruit pie, pumpkin pie
chocolate, truffle, chocolatier, bonbon: box of chocolates, chocolate truffle, fudge, chocolate bar, cacao, choclate, chocolate shop
chocolate making, chocolate tasting: make chocolate, chocolate class, make truffles, bean to bar, chocolate workshop
candy, fudge, caramel: candies, candy store, gummy bear, sour candy, licorice, taffy, lollipop, fudge shop, bag of sweets
dessert, pastry, ~cheesecake, ~tiramisu: something sweet, anything sweet, sweet tooth, sugar craving, creme brulee, ~cannoli, ~baklava, after dinner sweet, sweet treat, desert after dinner, pudding
cooking class, culinary class: cooking lesson, learn to cook, cook together, cookery, chef class, teach me to cook, knife skills, cooking workshop, cook a meal together
kids cooking, kids baking, cooking class: kid wants to cook, bake with my kid, little chef, cook with my kid, junior chef, baking for children
grocery, supermarket, produce: groceries, food shopping, fill the fridge, pantry staple, grocery store, grocery run, weekly shop, stock up on food
grocery delivery, produce box, vegetable box, csa: groceries delivered, veggie box, csa box, farm box, fresh vegetable, vegetables delivered, fruit box, ugly produce
farmers market, produce, market token: farmer market, farm stand, fresh produce, local produce, outdoor market, fruit stand, saturday market, local vegetable, heirloom tomato
butcher, meat market, butcher shop: cut of meat, grass fed beef, ground beef, meat counter, steaks to grill
fish market, fishmonger: fresh fish to cook, fish counter, buy fresh shrimp
cheese, cheesemonger, ~charcuterie: cheese shop, cheese board, cheeseboard, brie, cheddar, gouda, cheese plate, cheese tasting, wine and cheese, cheese counter, cured meat
cheese making: make cheese, cheesemaking, make mozzarella, learn to make cheese
charcuterie class, charcuterie board: make a charcuterie board, grazing board, build a cheese board, charcuterie workshop
honey, beekeeping, apiary: beekeeper, beehive, honeycomb, honey tasting, raise bees, learn about bees
spice, hot sauce, olive oil: spice shop, balsamic vinegar, spice blend, seasoning, infused oil, condiment
pickle, fermentation, canning, ~jam: pickling, pickle making, canning class, make jam, fermenting, ferment vegetables, jar of jam, make kimchi, preserve fruit, homemade pickle
zero waste, refill, soap, by the ounce: refill shop, refill my soap, plastic free, refillable, buy in bulk, package free, bring my own jar, less plastic, detergent refill, sustainable store
strawberry, u-pick, pick your own, berry: pick strawberry, strawberry picking, u pick, berry picking, blueberry picking, pick fruit, pick berries, strawberry patch, fruit picking
orchard, apple picking, peach: apple orchard, pick apples, peach orchard, pick peaches, cider donut
mushroom foraging, foraging: forage, mushroom hunting, wild edible, edible plant walk, mushroom walk, pick wild mushrooms
picnic, picnic basket: picnic hamper, picnic blanket, eat on the grass, lunch in the grass, picnic lunch, picnick
`;
