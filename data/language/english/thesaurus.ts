import type { Related } from '../thesaurus.ts';

/** English words for kinds of deals. The build keeps those for which a city has deals. */
export const englishThesaurus: readonly Related[] = [
  {
    topics: 'pizza|slice|pizzeria|calzone',
    words: 'pizza pie|pizza place|slice of pizza|cheese slice|pepperoni|margherita|deep dish|stromboli',
  },
  {
    topics: 'burger|cheeseburger|smash burger',
    words:
      'hamburger|cheese burger|smashburger|patty melt|burger joint|burger and fries|double patty|burgers and beer',
  },
  { topics: 'hot dog|bratwurst|sausage', words: 'hotdog|frankfurter|corn dog|chili dog|sausage in a bun' },
  {
    topics: 'fried chicken|chicken wing|chicken tender|wing',
    words:
      'buffalo wing|hot chicken|chicken finger|chicken nugget|drumstick|boneless wing|chicken and waffle|chicken sandwich',
  },
  {
    topics: 'barbecue|bbq|brisket|pulled pork|rib',
    words: 'barbeque|bar-b-q|smoked meat|rack of rib|baby back rib|smokehouse|burnt end|pitmaster',
  },
  {
    topics: 'steak|steakhouse',
    words: 'steak house|ribeye|filet mignon|sirloin|t-bone|prime rib|tomahawk|porterhouse|steak dinner',
  },
  {
    topics: 'taco|mexican|burrito|quesadilla|enchilada|tex-mex',
    words:
      'guacamole|fajita|taqueria|tamale|nacho|al pastor|birria|carnitas|chips and salsa|taco tuesday|mexican food',
  },
  {
    topics: 'sushi|sashimi|nigiri|maki',
    words: 'omakase|california roll|spicy tuna roll|raw fish|susi|hand roll',
  },
  {
    topics: 'sushi class|sushi making|roll-your-own sushi',
    words: 'make sushi|roll sushi|roll my own sushi|learn sushi|sushi lesson|sushi workshop',
  },
  {
    topics: 'ramen|udon|soba|japanese noodle',
    words: 'tonkotsu|soba noodle|miso broth|noodle broth|bowl of ramen|shoyu',
  },
  {
    topics: 'japanese|izakaya|teriyaki|hibachi|tempura',
    words: 'japanese food|teppanyaki|bento box|katsu|yakitori|japanese restaurant',
  },
  {
    topics: 'noodle|chinese|hand-pulled noodle|lo mein',
    words: 'hand pulled noodle|chow mein|dan dan|noodle bowl|noodle soup|noodle shop|bowl of noodle',
  },
  {
    topics: 'dumpling|pierogi|gyoza|dim sum|soup dumpling',
    words: 'potsticker|pot sticker|wonton|pierogie|bao bun|momo dumpling|xiao long bao|shumai',
  },
  { topics: 'dim sum|chinese|cantonese', words: 'dimsum|yum cha|steamed bun|har gow|dim sum cart' },
  {
    topics: 'chinese|szechuan|sichuan',
    words:
      'chinese food|chinese restaurant|general tso|orange chicken|kung pao|fried rice|peking duck|mapo tofu|chinese takeout|egg roll',
  },
  {
    topics: 'thai|pad thai|thai curry',
    words: 'thai food|green curry|tom yum|massaman|papaya salad|drunken noodle',
  },
  {
    topics: 'vietnamese|pho|banh mi',
    words: 'bowl of pho|spring roll|vermicelli bowl|vietnamese food|vietnamese sandwich|bun bo hue',
  },
  {
    topics: 'korean|korean bbq|bibimbap',
    words: 'korean food|kbbq|bulgogi|kimchi|korean fried chicken|tteokbokki|gochujang',
  },
  {
    topics: 'indian|curry|tandoori|biryani|dosa',
    words:
      'indian food|tikka masala|butter chicken|naan|samosa|vindaloo|chana masala|thali|paneer|curry house',
  },
  {
    topics: 'nepalese|nepali|tibetan|momo',
    words: 'nepali food|nepalese food|tibetan food|himalayan food|thukpa',
  },
  {
    topics: 'mediterranean|greek|gyro|falafel',
    words:
      'souvlaki|tzatziki|greek food|greek restaurant|moussaka|spanakopita|greek salad|mediterranean food',
  },
  {
    topics: 'middle eastern|lebanese|shawarma|falafel|hummus|kebab',
    words: 'kabob|baba ganoush|lebanese food|middle eastern food|mezze|tabbouleh|doner',
  },
  {
    topics: 'turkish|persian|afghan',
    words:
      'turkish food|persian food|afghan food|iranian food|lamb kebab|turkish breakfast|turkish coffee|kabuli',
  },
  {
    topics: 'ethiopian|injera|eritrean',
    words: 'ethiopian food|eritrean food|doro wat|berbere|eat with my hands',
  },
  {
    topics: 'african|jollof|west african|nigerian|senegalese',
    words: 'jollof rice|west african food|nigerian food|fufu|egusi|african food|senegalese food|suya',
  },
  {
    topics: 'caribbean|jamaican|jerk chicken|haitian',
    words:
      'jamaican food|oxtail|beef patty|caribbean food|haitian food|curry goat|roti shop|trinidadian food|griot',
  },
  { topics: 'cuban|cuban sandwich', words: 'cubano|cuban food|ropa vieja|cafecito|cuban coffee' },
  {
    topics: 'peruvian|ceviche',
    words: 'peruvian food|lomo saltado|pollo a la brasa|rotisserie chicken|pisco sour',
  },
  { topics: 'venezuelan|colombian|arepa|empanada', words: 'colombian food|venezuelan food|cachapa|tequeno' },
  {
    topics: 'salvadoran|pupusa',
    words: 'pupuseria|salvadoran food|guatemalan food|honduran food|baleada|central american food',
  },
  {
    topics: 'brazilian|churrasco|argentinian',
    words: 'brazilian food|churrascaria|rodizio|acai bowl|chimichurri|argentinian food|asado|pao de queijo',
  },
  { topics: 'spanish food|tapas|paella', words: 'small plates|patatas bravas|jamon|spanish restaurant' },
  {
    topics: 'italian|pasta|trattoria|lasagna',
    words:
      'italian food|italian restaurant|spaghetti|ravioli|fettuccine|carbonara|gnocchi|risotto|bowl of pasta|chicken parm|bolognese',
  },
  {
    topics: 'pasta class|pasta making',
    words: 'make pasta|homemade pasta|fresh pasta class|roll out pasta|learn to make pasta|make ravioli',
  },
  {
    topics: 'french|bistro|brasserie',
    words: 'french food|french restaurant|steak frites|coq au vin|escargot|french onion soup|duck confit',
  },
  { topics: 'crepe|creperie', words: 'nutella crepe|savory crepe|galette|thin pancake' },
  {
    topics: 'german|schnitzel|biergarten',
    words: 'german food|spaetzle|sauerkraut|german restaurant|austrian food|soft pretzel',
  },
  {
    topics: 'polish|ukrainian|russian|eastern european',
    words: 'polish food|ukrainian food|russian food|borscht|kielbasa|eastern european food|stuffed cabbage',
  },
  {
    topics: 'filipino|indonesian|malaysian',
    words:
      'filipino food|lumpia|adobo|pancit|indonesian food|malaysian food|laksa|satay|nasi goreng|halo halo',
  },
  { topics: 'hawaiian|poke', words: 'poke bowl|hawaiian food|plate lunch|loco moco|spam musubi' },
  {
    topics: 'seafood|lobster|shrimp',
    words:
      'sea food|lobster roll|lobster dinner|shrimp dinner|crab cake|grilled fish|salmon dinner|fish restaurant|catch of the day|scallop|mussel',
  },
  {
    topics: 'oyster|raw bar|clam',
    words: 'oyster bar|oyster roast|shucked|clam chowder|half shell|dollar oyster|oister',
  },
  {
    topics: 'crawfish|crab boil|seafood boil|cajun|creole',
    words: 'crayfish|crab leg|low country boil|gumbo|jambalaya|etouffee|cajun food|po boy|beignet',
  },
  {
    topics: 'fish and chips|fish fry|fried fish',
    words: 'fish n chips|fish and chip|fried catfish|battered cod',
  },
  {
    topics: 'southern|soul food|comfort food|shrimp and grits',
    words:
      'southern food|collard green|mac and cheese|cornbread|meat and three|home cooking|meatloaf|biscuits and gravy',
  },
  {
    topics: 'sandwich|deli|sub|panini',
    words:
      'sub sandwich|hoagie|grilled cheese|reuben|pastrami|club sandwich|blt|cheesesteak|philly cheesesteak|deli sandwich|something between bread',
  },
  {
    topics: 'bagel|lox',
    words: 'bagle|cream cheese schmear|everything bagel|bagel shop|smoked salmon bagel',
  },
  {
    topics: 'soup|chowder|chili|stew',
    words: 'bowl of soup|bowl of chili|chicken noodle|tomato bisque|warm broth|something brothy|warm bowl',
  },
  {
    topics: 'salad|grain bowl',
    words: 'salad bar|healthy lunch|healthy food|something green to eat|leafy green',
  },
  {
    topics: 'breakfast|biscuit|omelet|diner',
    words:
      'brekkie|brekky|omelette|eggs and bacon|bacon and eggs|scrambled egg|breakfast sandwich|egg sandwich|breakfast burrito|morning meal|biscuit sandwich',
  },
  {
    topics: 'brunch|mimosa|bottomless brunch',
    words: 'bottomless mimosa|eggs benedict|late breakfast|boozy brunch|sunday brunch|bloody mary|brunchy',
  },
  {
    topics: 'pancake|waffle|french toast',
    words: 'flapjack|hotcake|hot cake|stack with syrup|short stack|maple syrup',
  },
  {
    topics: 'lunch|lunch special',
    words: 'lunch break|midday meal|quick lunch|business lunch|lunch spot|bite at noon',
  },
  {
    topics: 'dinner|restaurant|supper|tasting menu',
    words:
      'dine out|eat out|dinner reservation|go out to eat|sit down meal|evening meal|table for two|dinner place|three course meal',
  },
  {
    topics: 'tasting menu|fine dining',
    words:
      'chefs table|prix fixe|white tablecloth|upscale restaurant|fancy restaurant|fancy dinner|five course|multi course|chef table',
  },
  {
    topics: 'supper club|pop-up dinner|group dinner|long table',
    words:
      'pop up dinner|communal table|dinner for twelve|big group dinner|private dining|large party table|rehearsal dinner',
  },
  {
    topics: 'buffet|all you can eat',
    words: 'all-you-can-eat|ayce|unlimited food|eat as much|bottomless plate',
  },
  { topics: 'food truck|street food|food hall|food court', words: 'food cart|food stall|truck rally' },
  {
    topics: 'food tour|tasting tour',
    words: 'foodie tour|food crawl|culinary tour|eat our way around|taste around town',
  },
  {
    topics: 'takeout|meal delivery|food delivery|takeaway',
    words:
      'take out food|carryout|carry out|food delivered|dinner delivered|bring me food|meal delivered|delivered to my door|delivery food',
  },
  {
    topics: 'meal kit|meal prep',
    words: 'prepared meal|ready made meal|heat and eat|premade dinner|too tired to cook|freezer meal',
  },
  {
    topics: 'catering|party platter',
    words: 'caterer|cater|food for a party|feed a crowd|feed the office|sandwich tray',
  },
  { topics: 'fondue|hot pot|raclette', words: 'hotpot|shabu shabu|melted cheese|dip bread in cheese' },
  { topics: 'happy hour|appetizer', words: 'drinks after work|after work drink|bar snack' },
  { topics: 'pretzel|popcorn', words: 'kettle corn|caramel corn|snack mix|salty snack' },
  { topics: 'french fry|poutine|tater', words: 'fries|loaded fries|tater tot|cheese fries' },
  {
    topics: 'beer|brewery|craft beer|ale|taproom',
    words: 'ipa|tap room|beer garden|lager|pilsner|microbrew|pint|beer flight|beer tasting',
  },
  {
    topics: 'brewery tour|beer tour',
    words: 'brewery crawl|beer crawl|brewery hop|pub crawl|bar crawl|bar hop',
  },
  {
    topics: 'home brewing|brewing class',
    words: 'homebrew|home brew|make my own beer|brew beer|brew my own',
  },
  {
    topics: 'cider|hard cider|cidery|mead|meadery',
    words: 'cider tasting|apple cider|cider house|hard apple|honey wine|mead tasting',
  },
  {
    topics: 'wine|wine bar|wine tasting|prosecco|champagne',
    words:
      'vino|glass of red|sommelier|rose all day|pinot|chardonnay|cabernet|merlot|wine flight|bottle of red',
  },
  { topics: 'sparkling wine|champagne|prosecco', words: 'bubbly|cava|something sparkling|glass of fizz' },
  { topics: 'vineyard|winery', words: 'wine country|wine tour|wineries|vinyard|among the vines' },
  {
    topics: 'cocktail|mixology|speakeasy',
    words:
      'mixed drink|martini|old fashioned cocktail|negroni|cocktail bar|craft cocktail|espresso martini|mojito|daiquiri',
  },
  { topics: 'margarita|tequila|mezcal|paloma', words: 'marg|tequila tasting' },
  {
    topics: 'cocktail class|mixology',
    words:
      'bartending|make cocktails|mix drinks|bartender lesson|learn to bartend|cocktail making|make my own cocktail',
  },
  {
    topics: 'mocktail|alcohol-free|non-alcoholic',
    words:
      'alcohol free|non alcoholic|nonalcoholic|zero proof|do not drink alcohol|booze free|without alcohol|dry january',
  },
  {
    topics: 'whiskey|bourbon|scotch|distillery',
    words: 'whisky|rye whiskey|whiskey tasting|single malt|wiskey',
  },
  {
    topics: 'distillery|gin|vodka|rum',
    words: 'distillery tour|gin tasting|vodka tasting|moonshine|rum tasting|spirits tasting|gin and tonic',
  },
  { topics: 'sake|soju', words: 'sake tasting|saki|rice wine|sake bar|sake flight' },
  {
    topics: 'rooftop|rooftop bar',
    words: 'roof top|roof deck|drinks with a view|skyline view|rooftop drink|bar with a view',
  },
  {
    topics: 'patio|outdoor dining',
    words: 'outdoor seating|eat outside|sit outside|dine al fresco|al fresco|terrace seating|sidewalk table',
  },
  {
    topics: 'coffee|cafe|espresso|latte',
    words:
      'cappuccino|cold brew|flat white|americano|iced coffee|coffeehouse|coffee shop|cup of joe|caffeine|cortado|mocha',
  },
  {
    topics: 'coffee tasting|cupping|barista class|latte art',
    words: 'coffee cupping|learn to make espresso|coffee class|barista lesson|brew better coffee',
  },
  {
    topics: 'coffee bean|coffee roaster|beans',
    words: 'whole bean|bag of coffee|fresh roasted|ground coffee|coffee subscription',
  },
  {
    topics: 'tea|afternoon tea|tea house|high tea',
    words:
      'tea room|teahouse|scones and clotted cream|finger sandwich|tea party|pot of tea|tea and scones|scone',
  },
  {
    topics: 'tea tasting|loose leaf tea|matcha',
    words: 'loose leaf|tea ceremony|green tea|chai|oolong|herbal tea|tea shop',
  },
  { topics: 'bubble tea|boba', words: 'boba tea|pearl tea|tapioca pearl|milk tea|bubbletea' },
  {
    topics: 'juice|smoothie|cold-pressed',
    words:
      'juice bar|cold pressed juice|green juice|fresh juice|juice cleanse|smoothie bowl|protein shake|acai',
  },
  {
    topics: 'milkshake|shake',
    words: 'milk shake|malted shake|root beer float|chocolate shake|ice cream float',
  },
  { topics: 'hot chocolate|cocoa', words: 'hot cocoa|mug of cocoa|marshmallow in a mug' },
  { topics: 'kombucha|kava', words: 'kava bar|fermented tea|booch' },
  { topics: 'study cafe|cafe|wifi', words: 'study spot|place to study|work on my laptop|read with a coffee' },
  {
    topics: 'ice cream|gelato|frozen yogurt|sorbet',
    words:
      'icecream|soft serve|sundae|froyo|scoop of something|ice cream cone|banana split|waffle cone|frozen custard|frozen treat|gelatto|double scoop|frozen dessert',
  },
  {
    topics: 'shaved ice|snow cone|popsicle|italian ice',
    words: 'snowcone|sno cone|paleta|slushie|ice pop|snowball stand',
  },
  { topics: 'doughnut|donut', words: 'dozen glazed|jelly donut|donut hole|cruller|glazed ring' },
  {
    topics: 'croissant|pastry|bakery|danish',
    words: 'crossant|pain au chocolat|cinnamon roll|bakeries|eclair|fresh baked|sticky bun|turnover|muffin',
  },
  {
    topics: 'bread|bakery|sourdough',
    words: 'loaf of bread|fresh bread|baguette|bread bakery|rye loaf|focaccia|challah',
  },
  {
    topics: 'bread baking|baking class|sourdough class',
    words: 'bake bread|bread making|sourdough starter|learn to bake bread|knead dough|bread class',
  },
  {
    topics: 'baking class|baking|pastry class|croissant class',
    words: 'learn to bake|baking lesson|make croissant|bake something|pie making class|baking workshop',
  },
  {
    topics: 'cake|birthday cake|custom cake',
    words:
      'bday cake|wedding cake|order a cake|sheet cake|layer cake|cake for the party|cheesecake|slice of cake',
  },
  {
    topics: 'cake decorating|cupcake class',
    words:
      'decorate a cake|decorate cupcake|frosting class|icing class|fondant|cookie decorating|pipe frosting',
  },
  { topics: 'cupcake', words: 'dozen cupcakes|cup cake|mini cake|frosted cake' },
  { topics: 'cookie|macaron|brownie', words: 'chocolate chip|macaroon|biscotti|shortbread|warm cookie' },
  {
    topics: 'pie|cobbler',
    words: 'slice of pie|apple pie|pecan pie|key lime|peach cobbler|pie shop|fruit pie|pumpkin pie',
  },
  {
    topics: 'chocolate|truffle|chocolatier|bonbon',
    words: 'box of chocolates|chocolate truffle|fudge|chocolate bar|cacao|choclate|chocolate shop',
  },
  {
    topics: 'chocolate making|chocolate tasting',
    words: 'make chocolate|chocolate class|make truffles|bean to bar|chocolate workshop',
  },
  {
    topics: 'candy|fudge|caramel',
    words: 'candies|candy store|gummy bear|sour candy|licorice|taffy|lollipop|fudge shop|bag of sweets',
  },
  {
    topics: 'dessert|pastry|cheesecake|tiramisu',
    words:
      'something sweet|sweet tooth|sugar craving|creme brulee|cannoli|baklava|after dinner sweet|sweet treat|desert after dinner|pudding',
  },
  {
    topics: 'cooking class|culinary class',
    words:
      'cooking lesson|learn to cook|cook together|cookery|chef class|teach me to cook|knife skills|cooking workshop|cook a meal together',
  },
  {
    topics: 'kids cooking|kids baking|cooking class',
    words: 'kid wants to cook|bake with my kid|little chef|cook with my kid|junior chef|baking for children',
  },
  {
    topics: 'grocery|supermarket|produce',
    words:
      'groceries|food shopping|fill the fridge|pantry staple|grocery store|grocery run|weekly shop|stock up on food',
  },
  {
    topics: 'grocery delivery|produce box|vegetable box|csa',
    words:
      'groceries delivered|veggie box|csa box|farm box|fresh vegetable|vegetables delivered|fruit box|ugly produce',
  },
  {
    topics: 'farmers market|produce|market token',
    words:
      'farmer market|farm stand|fresh produce|local produce|outdoor market|fruit stand|saturday market|local vegetable|heirloom tomato',
  },
  {
    topics: 'butcher|meat market|butcher shop',
    words: 'cut of meat|grass fed beef|ground beef|meat counter|steaks to grill',
  },
  { topics: 'fish market|fishmonger', words: 'fresh fish to cook|fish counter|buy fresh shrimp' },
  {
    topics: 'cheese|cheesemonger|charcuterie',
    words:
      'cheese shop|cheese board|cheeseboard|brie|cheddar|gouda|cheese plate|cheese tasting|wine and cheese|cheese counter|cured meat',
  },
  { topics: 'cheese making', words: 'make cheese|cheesemaking|make mozzarella|learn to make cheese' },
  {
    topics: 'charcuterie class|charcuterie board',
    words: 'make a charcuterie board|grazing board|build a cheese board|charcuterie workshop',
  },
  {
    topics: 'honey|beekeeping|apiary',
    words: 'beekeeper|beehive|honeycomb|honey tasting|raise bees|learn about bees',
  },
  {
    topics: 'spice|hot sauce|olive oil',
    words: 'spice shop|balsamic vinegar|spice blend|seasoning|infused oil|condiment',
  },
  {
    topics: 'pickle|fermentation|canning|jam',
    words:
      'pickling|pickle making|canning class|make jam|fermenting|ferment vegetables|jar of jam|make kimchi|preserve fruit|homemade pickle',
  },
  {
    topics: 'zero waste|refill|soap|by the ounce',
    words:
      'refill shop|refill my soap|plastic free|refillable|buy in bulk|package free|bring my own jar|less plastic|detergent refill|sustainable store',
  },
  {
    topics: 'strawberry|u-pick|pick your own|berry',
    words:
      'pick strawberry|strawberry picking|u pick|berry picking|blueberry picking|pick fruit|pick berries|strawberry patch|fruit picking',
  },
  {
    topics: 'orchard|apple picking|peach',
    words: 'apple orchard|pick apples|peach orchard|pick peaches|cider donut',
  },
  {
    topics: 'mushroom foraging|foraging',
    words: 'forage|mushroom hunting|wild edible|edible plant walk|mushroom walk|pick wild mushrooms',
  },
  {
    topics: 'picnic|picnic basket',
    words: 'picnic hamper|picnic blanket|eat on the grass|lunch in the grass|picnic lunch|picnick',
  },
  {
    topics: 'race|5k|run club|fun run|running club|run',
    words:
      '10k|half marathon|marathon|running group|jog|jogger|go for a run|foot race|turkey trot|race bib|go running|charity run',
  },
  {
    topics: 'running shoe|sneaker|athletic shoe',
    words: 'trainers for running|tennis shoe|gait analysis|walking shoe|shoe fitting|jogging shoe',
  },
  {
    topics: 'hiking|hike|trail',
    words: 'trail walk|nature trail|hiking trail|mountain trail|waterfall hike|trek|guided hike|waterfall',
  },
  {
    topics: 'walking group|nature walk',
    words:
      'guided walk|walk in the woods|walking club|stroll in nature|forest walk|long walk|botanist|go for a stroll',
  },
  {
    topics: 'forest bathing|botanical walk',
    words: 'tree walk|learn about trees|identify trees|tree identification|old oak',
  },
  {
    topics: 'bike rental|e-bike|rent a bike|bike share',
    words: 'rent bike|hire a bike|borrow a bike|ebike|electric bike|bikeshare|bike pass|bicycle rental',
  },
  {
    topics: 'bike tour|cycling|bike ride',
    words: 'cyclist|bicycle ride|group ride|biking|pedal around|go cycling|guided bike ride',
  },
  { topics: 'mountain bike|mountain biking|bmx', words: 'mtb|singletrack|bike park|pump track' },
  {
    topics: 'bike repair|tune-up|bike shop|bicycle repair',
    words:
      'fix my bike|bike tune up|flat bike tire|bike chain|bike mechanic|gears slipping|bicycle shop|fix a bike|bike tuneup',
  },
  {
    topics: 'learn to ride a bike|bike lesson|cycling lesson',
    words:
      'ride a bike|learn to bike|training wheels|kid learn to bike|never learned to bike|ride without training wheels',
  },
  {
    topics: 'kayak|kayaking|paddling',
    words:
      'kayaker|rent a kayak|kyak|paddle trip|paddle on the water|go paddling|moonlight paddle|kayak tour',
  },
  { topics: 'canoe|canoeing', words: 'canoe rental|canoe trip|rent a canoe|canooing' },
  {
    topics: 'paddleboard|sup|stand-up paddle',
    words:
      'paddle board|sup lesson|stand up paddle|paddleboarding|paddle boarding|sup yoga|rent a paddleboard',
  },
  {
    topics: 'rafting|whitewater|rapid',
    words: 'white water|river rapid|raft trip|raft down a river|run the rapids',
  },
  {
    topics: 'river tubing|tubing',
    words: 'float down the river|inner tube|lazy river|float trip|river float',
  },
  {
    topics: 'surfing|surf lesson|surfboard',
    words: 'surf|surfer|surf board|learn to surf|catch a wave|wetsuit',
  },
  {
    topics: 'windsurfing|kitesurfing|wakeboarding|water ski',
    words: 'wakeboard|waterski|kitesurf|kiteboard|windsurf|wakesurf|pulled behind a boat',
  },
  {
    topics: 'scuba|diving|snorkel|freediving',
    words: 'scuba diving|learn to dive|dive certification|snorkeling|see fish underwater|dive class',
  },
  {
    topics: 'sailing|sail|sailboat|sunset sail',
    words: 'sailing lesson|learn to sail|catamaran|schooner|regatta|yacht',
  },
  {
    topics: 'boat rental|pontoon|rent a boat',
    words: 'speedboat|motor boat|day on the lake|boat for the day|take a boat out|motorboat|charter a boat',
  },
  {
    topics: 'boat tour|river cruise|dinner cruise|harbor cruise',
    words:
      'boat cruise|sunset cruise|boat ride|boat trip|cruise around|riverboat|sightseeing boat|ferry ride',
  },
  { topics: 'jet ski', words: 'jetski|waverunner|personal watercraft|wave runner|jet skiing|seadoo' },
  {
    topics: 'fishing|fishing charter|fly fishing',
    words: 'go fishing|angler|catch fish|learn to fish|bass fishing|fishing trip|fishing guide|cast a line',
  },
  {
    topics: 'whale watching|dolphin',
    words: 'whale watch|see whales|see dolphins|dolphin cruise|dolphin tour|orca|humpback',
  },
  {
    topics: 'swimming|pool|swim',
    words:
      'go for a swim|swimming pool|lap swim|swim laps|open swim|public pool|splash around|pool day|pool pass|take a dip',
  },
  {
    topics: 'swim lesson|swimming lesson',
    words:
      'learn to swim|kid learn to swim|swim class|never learned to swim|can not swim|cant swim|afraid of water|swim instructor|cannot swim',
  },
  {
    topics: 'water park|splash pad|water slide',
    words: 'waterpark|waterslide|splash park|wave pool|sprinkler park',
  },
  { topics: 'beach', words: 'beach day|day at the beach|sand between my toes|seaside|ocean beach' },
  {
    topics: 'climbing|bouldering|rock climbing|climbing gym',
    words: 'climbing wall|climb a wall|rope climbing|belay|indoor climbing|climber|top rope|rock wall',
  },
  {
    topics: 'zip line|ropes course|adventure park',
    words: 'zipline|ziplining|rope course|treetop|aerial park|high ropes|canopy tour|tree top adventure',
  },
  {
    topics: 'skydiving|paragliding|indoor skydiving',
    words: 'skydive|jump from a plane|parachute|paraglide|hang gliding|bungee',
  },
  {
    topics: 'hot air balloon|balloon ride',
    words: 'balloon flight|hot-air balloon|float over the city|ballooning',
  },
  {
    topics: 'helicopter tour|scenic flight|flight lesson',
    words:
      'helicopter|helicopter ride|flying lesson|learn to fly|small plane|seaplane|city from above|pilot lesson',
  },
  {
    topics: 'horseback riding|trail ride|horse',
    words:
      'horseback|horse back|ride a horse|horse riding|pony ride|equestrian|riding lesson|horses|pony|saddle up',
  },
  {
    topics: 'skiing|ski|snowboarding|lift ticket',
    words: 'snowboard|ski lesson|ski slope|hit the slopes|ski rental|ski pass|snow board',
  },
  {
    topics: 'sledding|snow tubing|snowshoe|cross-country ski',
    words: 'snowshoeing|cross country ski|nordic ski|toboggan|sled|sleigh ride',
  },
  {
    topics: 'ice skating|skating rink|ice rink',
    words: 'ice skate|skate on ice|figure skating|iceskating|skates and ice',
  },
  { topics: 'hockey|ice hockey|curling', words: 'hockey lesson|stick and puck|hockey game|learn to curl' },
  {
    topics: 'roller skating|roller rink|rollerblade',
    words: 'roller skate|rollerskate|inline skate|skate night|roller disco|skating rink with music',
  },
  {
    topics: 'skateboarding|skate park',
    words: 'skateboard|skatepark|skateboard lesson|learn to skateboard|longboard|skate lesson|halfpipe',
  },
  { topics: 'tennis|tennis lesson', words: 'tennis court|tennis racket|forehand|tennis coach' },
  {
    topics: 'pickleball|paddle court',
    words: 'pickle ball|pickelball|pickleball court|pickleball lesson|padel',
  },
  {
    topics: 'badminton|squash|racquetball|table tennis|ping pong',
    words: 'pingpong|squash court|shuttlecock',
  },
  {
    topics: 'golf|golf lesson|driving range|tee time',
    words: 'golfing|golf course|golf swing|18 holes|nine holes|golf simulator|golfer',
  },
  {
    topics: 'mini golf|miniature golf|putt putt',
    words: 'minigolf|putt-putt|mini-golf|crazy golf|putting course',
  },
  { topics: 'disc golf|frisbee', words: 'frisbee golf|frolf|ultimate frisbee|disk golf' },
  {
    topics: 'basketball|pickup game',
    words: 'bball|shoot hoops|hoops|pickup basketball|pick up basketball|basketball court',
  },
  {
    topics: 'soccer|futsal',
    words: 'soccer league|pickup soccer|soccer camp|soccer match|soccer practice|kick a ball',
  },
  {
    topics: 'baseball|softball|batting cage',
    words: 'ball game|ballgame|batting practice|baseball ticket|little league|ballpark|t-ball',
  },
  {
    topics: 'football|flag football',
    words: 'touch football|football league|flag football league|football practice|throw a football',
  },
  { topics: 'volleyball', words: 'beach volleyball|sand volleyball|volleyball league|volley ball|vball' },
  {
    topics: 'sports league|kickball|dodgeball',
    words: 'rec league|adult sports league|join a team|cornhole|shuffleboard|bocce|intramural',
  },
  {
    topics: 'sports ticket|game ticket',
    words:
      'hockey ticket|basketball ticket|pro game|minor league|sporting event|tickets to the game|soccer ticket|football game|football ticket',
  },
  {
    topics: 'sports bar|watch party',
    words: 'watch the match|watch the game|screens showing the game|watch football',
  },
  { topics: 'archery', words: 'bow and arrow|archer|shoot arrows|archery lesson|archery range' },
  {
    topics: 'axe throwing|hatchet',
    words: 'throw axes|ax throwing|axe-throwing|throw an axe|hatchet throwing',
  },
  {
    topics: 'fencing',
    words: 'fencing lesson|fencing class|sword fight|foil and epee|sword class|sword fighting|learn to fence',
  },
  { topics: 'rowing', words: 'row a boat|learn to row|rowing club|rowboat|dragon boat' },
  {
    topics: 'parkour|gymnastics|tumbling|trampoline',
    words: 'tumbling class|cartwheel|ninja warrior|gymnast|ninja gym|backflip',
  },
  {
    topics: 'trampoline park',
    words: 'trampoline|jump park|bounce park|bounce house|bouncy castle|jumping place|bouncy house',
  },
  { topics: 'paintball|laser tag|airsoft|nerf', words: 'paint ball|lazer tag|lasertag' },
  {
    topics: 'go-kart|kart racing',
    words: 'go kart|gokart|go cart|race karts|indoor karting|karting|race around a track',
  },
  { topics: 'shooting range|target shooting', words: 'gun range|clay shooting|skeet|target practice' },
  {
    topics: 'atv|off-road|dirt bike',
    words: 'four wheeler|off road tour|dune buggy|quad bike|utv|jeep tour',
  },
  {
    topics: 'motor scooter|scooter rental|moped|vespa|segway',
    words: 'rent a scooter|e-scooter|electric scooter|scooter for the day|segway tour|two wheeled tour',
  },
  {
    topics: 'camping|tent|campsite|glamping',
    words: 'campground|camp out|sleep outside|sleep in a tent|campfire|yurt|pitch a tent|campout',
  },
  { topics: 'rv|camper van', words: 'rv park|rv rental|campervan|motorhome|rent an rv|rv hookup' },
  {
    topics: 'outdoor gear|camping gear|backpack',
    words: 'hiking boot|sleeping bag|backpacking gear|gear rental|rent camping gear|hiking gear',
  },
  {
    topics: 'birdwatching|owl|bird',
    words: 'bird watching|birding|birder|see birds|bird walk|bird watcher|hawk|binocular walk',
  },
  {
    topics: 'stargazing|astronomy|planetarium|telescope',
    words: 'star gazing|look at the stars|constellation|see the stars|see saturn|observatory|night sky',
  },
  { topics: 'kite|kite flying', words: 'fly a kite|make a kite|kite flyer|kite making|kite workshop' },
  {
    topics: 'scavenger hunt|treasure hunt|geocaching',
    words: 'geocache|clue hunt|city quest|puzzle walk|treasure walk',
  },
  {
    topics: 'escape room',
    words: 'escape game|locked in a room|escape the room|puzzle room|solve puzzles|break out room|exit game',
  },
  { topics: 'murder mystery', words: 'mystery dinner|whodunit|solve a murder|detective game|mystery party' },
  {
    topics: 'bowling|bowling alley',
    words: 'bowling lane|knock down pins|duckpin|go bowl|ten pin|bowl a strike',
  },
  {
    topics: 'arcade|pinball|video game',
    words: 'skee ball|skeeball|retro games|claw machine|arcade game|free play|barcade',
  },
  {
    topics: 'video game|gaming lounge|esports',
    words: 'videogame|console game|gamer|lan party|video gaming',
  },
  { topics: 'virtual reality|vr', words: 'vr game|vr headset|vr arcade|virtual reality game' },
  {
    topics: 'board game|game cafe|game night|chess',
    words: 'boardgame|board games cafe|card game|tabletop game|play games with friends|game store',
  },
  { topics: 'chess|chess club', words: 'chess lesson|play chess|checkmate|checkers|chess board' },
  {
    topics: 'role-playing game|dungeons and dragons|tabletop',
    words: 'dnd|d&d|role playing game|dungeon master|rpg night|trading card',
  },
  {
    topics: 'mahjong|bridge|poker|card game',
    words: 'mah jongg|bridge club|poker night|play cards|euchre|cribbage|canasta',
  },
  {
    topics: 'jigsaw puzzle|puzzle',
    words: 'jigsaw|puzzle swap|puzzle store|1000 piece puzzle|puzzles to do',
  },
  {
    topics: 'trivia|quiz|pub quiz',
    words: 'quiz night|trivia night|bar trivia|quizz|general knowledge|quiz team',
  },
  { topics: 'bingo|drag bingo', words: 'bingo night|bingo hall|music bingo' },
  {
    topics: 'billiards|pool hall|darts',
    words: 'shoot pool|pool table|snooker|dart board|play pool|eight ball',
  },
  {
    topics: 'karaoke|singing room',
    words:
      'kareoke|karoke|sing with friends|private singing room|sing my heart out|open mic singing|belt out songs|sing a song',
  },
  { topics: 'casino|poker night', words: 'blackjack|slot machine|roulette|casino night|gamble' },
  {
    topics: 'concert|live music|gig',
    words:
      'live band|gig tonight|band playing|hear a band|show with music|music show|live show|music venue|concert ticket|rock show|indie band',
  },
  {
    topics: 'outdoor concert|lawn concert|music festival',
    words: 'concert in the park|music outdoors|bandshell|amphitheater|music on the lawn',
  },
  {
    topics: 'jazz|blues|swing',
    words: 'jazz club|saxophone|blues band|blues club|big band|trumpet player|jazzy|live jazz',
  },
  {
    topics: 'classical|orchestra|symphony|string quartet|chamber music',
    words: 'classical music|mozart|bach|beethoven|philharmonic|violin concert|classical concert|vivaldi',
  },
  {
    topics: 'candlelight concert|candlelight',
    words: 'candle light concert|concert by candlelight|candlelit|candlelit music',
  },
  { topics: 'opera|musical theater|broadway', words: 'aria|operetta|soprano|opera house|tenor' },
  {
    topics: 'choir|singing|chorus|sing-along',
    words:
      'sing in a group|community choir|singalong|sing along|carol singing|a cappella|join a choir|gospel choir',
  },
  {
    topics: 'musical|broadway|musical theater',
    words: 'musical theatre|broadway show|see a musical|showtune|musicals',
  },
  {
    topics: 'theater|one-act|drama|theatre|stage play',
    words: 'see a play|one act|shakespeare|live theater|theater ticket|playhouse|on stage drama|watch a play',
  },
  { topics: 'improv|comedy', words: 'improv show|improvised comedy|sketch comedy|improvisation' },
  {
    topics: 'improv class|acting class|theater class',
    words: 'acting lesson|learn to act|drama class|theater camp|learn improv|drama club|acting workshop',
  },
  {
    topics: 'comedy|stand-up|comedian',
    words:
      'stand up comedy|standup|comic on stage|comedy club|have a laugh|funny show|make me laugh|comedy show|need a laugh|good laugh',
  },
  {
    topics: 'magic show|magician|circus',
    words: 'magic trick|illusionist|acrobat|sleight of hand|sword swallower',
  },
  { topics: 'puppet|puppet show|marionette', words: 'puppetry|punch and judy' },
  { topics: 'burlesque|drag show|cabaret', words: 'drag queen|drag brunch|drag performance' },
  {
    topics: 'ballet performance|dance performance|dance show',
    words: 'watch ballet|nutcracker|see a ballet|watch dancers|ballet',
  },
  {
    topics: 'poetry|spoken word|open mic|storytelling',
    words: 'poetry slam|poet|storytelling night|poetry reading|slam poetry|tell stories on stage',
  },
  {
    topics: 'author|book signing|author talk',
    words: 'author reading|meet the author|author event|book launch',
  },
  { topics: 'lecture|science talk|public lecture', words: 'public talk|guest speaker|panel discussion' },
  {
    topics: 'movie|cinema|film|double feature',
    words:
      'film screening|see a film|watch a film|flick|movie theater|movie ticket|big screen|picture show|matinee',
  },
  {
    topics: 'outdoor movie|drive-in|outdoor cinema',
    words: 'drive in movie|movie in the park|movie under the stars|open air cinema|movie outside',
  },
  { topics: 'horror film|scary movie', words: 'horror movie|scary film|slasher|creepy movie|zombie film' },
  {
    topics: 'silent film|classic film|documentary',
    words:
      'old movie|classic movie|film noir|black and white movie|film festival|short film|foreign film|indie film|arthouse',
  },
  {
    topics: 'museum|exhibit|exhibition',
    words: 'musuem|museum ticket|museum pass|free museum|look at exhibits',
  },
  {
    topics: 'art gallery|gallery|art exhibit|art museum',
    words: 'art galleries|gallery opening|art show|look at art|see some art|see paintings|art walk|sculpture',
  },
  {
    topics: 'immersive art|light show|projection',
    words: 'immersive exhibit|light installation|projection show|van gogh|laser show|selfie museum',
  },
  { topics: 'mural|street art|graffiti', words: 'public art|wall paintings|spray paint art' },
  {
    topics: 'history museum|historic site|heritage',
    words: 'historic home|old mansion|civil war|history lesson|local history|house museum|historical',
  },
  {
    topics: 'science museum|science center|dinosaur',
    words: 'hands on science|science fair|science experiment|stem museum|hands on museum',
  },
  { topics: 'dinosaur|fossil', words: 'dino|t rex|t-rex|trex|paleontology|triceratops|dinosour' },
  {
    topics: 'festival|street fair|fair',
    words:
      'block party|county fair|state fair|street festival|fall festival|carnival|parade|cultural festival',
  },
  {
    topics: 'renaissance fair|medieval',
    words: 'ren faire|renfaire|medieval fair|joust|knights and jousting',
  },
  { topics: 'comic con|anime|cosplay', words: 'comicon|manga|anime convention' },
  {
    topics: 'painting class|painting|paint and sip|watercolor',
    words:
      'paint night|learn to paint|acrylic painting|sip and paint|paint a picture|oil painting class|canvas painting|paint party|watercolour',
  },
  {
    topics: 'drawing class|sketching|figure drawing',
    words: 'learn to draw|life drawing|sketchbook|drawing lesson|comic drawing|how to draw|draw better',
  },
  {
    topics: 'kids art class|kids painting',
    words:
      'art class for kids|art camp|child likes to paint|art for children|finger paint|kid loves to draw|arts and crafts|kids craft',
  },
  {
    topics: 'pottery|ceramic|clay',
    words:
      'ceramics|potter wheel|make a mug|throw a bowl|wheel throwing|throw clay|pottery wheel|make a bowl|kiln|potery|hand building',
  },
  {
    topics: 'paint your own pottery|pottery painting',
    words: 'paint pottery|paint a mug|paint a plate|glaze a mug|ceramic painting',
  },
  {
    topics: 'knitting|yarn|crochet',
    words:
      'knit|knitter|yarn shop|make a scarf|learn to knit|knit a hat|crocheting|needles and yarn|wool shop|knitting circle',
  },
  {
    topics: 'sewing class|quilting',
    words:
      'learn to sew|sewing lesson|quilt|sewing machine|fabric store|make my own clothes|sew a dress|seamstress class',
  },
  {
    topics: 'embroidery|cross stitch|needlepoint|needlework',
    words: 'cross-stitch|embroider|hand stitching|punch needle',
  },
  { topics: 'weaving|macrame|basket weaving', words: 'loom|weave a basket|wall hanging|textile art' },
  {
    topics: 'candle making|candle pouring|candle',
    words:
      'make candles|candle workshop|pour candles|make a candle|scented candle|make my own candle|pour my own candle',
  },
  {
    topics: 'soap making|perfume making|bath bomb',
    words: 'make soap|make a fragrance|create a scent|make my own soap',
  },
  {
    topics: 'jewelry making|beading|silversmith',
    words: 'make jewelry|make a ring|make earring|metalsmith|bead shop|make a bracelet|friendship bracelet',
  },
  {
    topics: 'glass blowing|stained glass|glass workshop|glassblowing',
    words: 'blow glass|glass fusing|glass art|fused glass|make a glass ornament',
  },
  {
    topics: 'woodworking|makerspace|carpentry',
    words:
      'woodwork|maker space|carpentry class|wood shop|woodshop|build a table|learn carpentry|use power tools|wood carving|whittling|wood turning',
  },
  {
    topics: '3d printing|laser cutting|makerspace',
    words: '3d print|3d printer|laser cutter|cnc|print a part',
  },
  { topics: 'leatherwork|leather class|leather workshop', words: 'make a wallet|leathercraft|make a belt' },
  {
    topics: 'blacksmith|welding|metalwork|forging',
    words: 'blacksmithing|learn to weld|metalworking|forge a knife|knife making|metal shop',
  },
  {
    topics: 'printmaking|screen printing|letterpress',
    words: 'screen print|linocut|block printing|print my own shirt|tie dye',
  },
  {
    topics: 'calligraphy|hand lettering|bookbinding|paper craft',
    words: 'bind a book|origami|scrapbooking|scrapbook|card making|pretty handwriting',
  },
  {
    topics: 'terrarium|floral class|flower arranging',
    words: 'floral arranging|arrange flowers|floral workshop|flower crown|flower arrangement class|ikebana',
  },
  { topics: 'wreath|wreath making', words: 'make a wreath|holiday wreath|door wreath' },
  {
    topics: 'craft|diy class',
    words:
      'craft class|craft night|crafty|craft workshop|hands on workshop|work with my hands|make something by hand|creative workshop|crafting|craft project',
  },
  {
    topics: 'craft supply|art supply',
    words: 'art supplies|craft store|paint and brushes|craft supplies|sketch pad',
  },
  {
    topics: 'photography class|photo class|photography workshop',
    words:
      'learn photography|camera class|dslr|photo walk|use my camera|take better pictures|darkroom|film camera',
  },
  {
    topics: 'writing class|creative writing|memoir',
    words: 'write a novel|writers group|screenwriting|poetry workshop|writing workshop|learn to write',
  },
  {
    topics: 'language class|language|conversation',
    words:
      'learn a language|new language|language exchange|language lesson|conversation practice|foreign language|speak another language',
  },
  {
    topics: 'spanish class|spanish lesson|spanish course',
    words: 'learn spanish|speak spanish|practice spanish|espanol|improve my spanish|spanish tutor',
  },
  {
    topics: 'french class|french lesson|italian lesson',
    words: 'learn french|learn italian|italian class|speak french|practice french',
  },
  {
    topics: 'german class|portuguese class|russian class',
    words: 'learn german|learn portuguese|learn russian|german lesson',
  },
  {
    topics: 'japanese class|mandarin|chinese class|korean class',
    words: 'learn japanese|learn chinese|learn korean|japanese lesson|chinese lesson',
  },
  {
    topics: 'arabic|hebrew|hindi class',
    words: 'learn arabic|arabic class|learn hebrew|hebrew class|learn hindi|arabic lesson',
  },
  {
    topics: 'english class|esl|english lesson',
    words: 'learn english|improve my english|ingles|english tutor|practice english',
  },
  {
    topics: 'sign language|asl|deaf',
    words:
      'learn to sign|talk with my deaf|signing class|american sign language|speak with my hands|asl class',
  },
  {
    topics: 'accessible|captioned|wheelchair|sensory-friendly',
    words:
      'wheelchair accessible|subtitle|hard of hearing|asl interpreted|sensory friendly|step free|autism friendly|audio description|ada accessible',
  },
  {
    topics: 'music lesson|ukulele|guitar|piano|percussion|drum',
    words:
      'learn an instrument|play an instrument|instrument|music class|learn music|music teacher|pick up an instrument',
  },
  {
    topics: 'guitar|guitar lesson|ukulele',
    words: 'learn guitar|play guitar|ukelele|uke|strum|banjo|mandolin|bass lesson',
  },
  {
    topics: 'piano|piano lesson|keyboard',
    words: 'piano teacher|learn piano|keyboard lesson|play the piano|piano class',
  },
  {
    topics: 'drum|percussion|drum lesson',
    words: 'drumming|drum circle|bongo|conga|drummer|djembe|bang on something',
  },
  {
    topics: 'violin|cello|violin lesson',
    words: 'fiddle|viola|learn violin|fiddle lesson|flute lesson|trumpet lesson',
  },
  {
    topics: 'voice lesson|singing lesson',
    words: 'learn to sing|vocal coach|singing class|voice teacher|sing better|sing in tune',
  },
  {
    topics: 'dj class|music production|recording studio',
    words: 'learn to dj|beat making|record a song|make beats|podcast studio|rehearsal space',
  },
  {
    topics: 'music store|instrument repair|guitar shop',
    words: 'guitar string|restring|piano tuning|rent an instrument|buy a guitar|tune my piano',
  },
  {
    topics: 'dance class|dance lesson|dancing',
    words: 'learn to dance|dance studio|two left feet|dance moves|dance school|dancing lesson',
  },
  {
    topics: 'salsa|bachata|latin dance',
    words: 'salsa dancing|salsa dance|salsa lesson|merengue|salsa night|salsa class|cumbia',
  },
  {
    topics: 'swing dance|ballroom|tango|waltz',
    words: 'lindy hop|foxtrot|first dance lesson|wedding dance|swing dancing|ballroom dance',
  },
  {
    topics: 'line dancing|square dance|country dance',
    words: 'line dance|two step|honky tonk|contra dance|country dancing|boot scoot',
  },
  {
    topics: 'hip hop dance|breakdance|k-pop dance',
    words: 'hip-hop class|breakdancing|kpop dance|street dance|hip hop class',
  },
  {
    topics: 'ballet class|ballet|tap dance',
    words:
      'ballet lesson|ballerina|tutu|adult ballet|ballet for beginners|pirouette|kid wants to dance|kids dance class|barre and ballet',
  },
  {
    topics: 'belly dance|pole dance|aerial silk',
    words: 'pole dancing|aerial hoop|aerial yoga|pole fitness|bollywood dance|flamenco',
  },
  {
    topics: 'nightclub|dancing|dj|disco',
    words:
      'night club|clubbing|dance floor|go dancing|dance party|dj set|dance the night away|silent disco|dance all night|rave',
  },
  {
    topics: 'country music|bluegrass|folk',
    words: 'folk music|americana|fiddle music|banjo music|country band|folk singer|singer songwriter',
  },
  { topics: 'latin music|mariachi|reggaeton', words: 'latin band|cumbia band|latin night|salsa band' },
  {
    topics: 'hip hop|rap|r&b',
    words: 'rap show|hip hop show|hip hop concert|rapper|soul music|funk band|hip hop night',
  },
  {
    topics: 'punk|rock music|heavy metal',
    words: 'punk show|metal show|rock concert|rock band|punk rock|cover band|tribute band',
  },
  { topics: 'brass band|parade|marching', words: 'brass concert|marching band|trombone|tuba|second line' },
  { topics: 'lgbtq|pride', words: 'gay bar|lgbt|queer night|pride parade|lesbian bar|pride event' },
  {
    topics: 'speed dating|singles|social mixer',
    words: 'singles night|singles mixer|meet someone|singles event|meet a partner|matchmaker',
  },
  {
    topics: 'social club|meetup|make friends',
    words: 'meet new people|new in town friends|make new friends|mingle|meet people',
  },
  { topics: 'book club|reading group', words: 'silent book club|discuss a book|read with others|bookclub' },
  {
    topics: 'volunteer|charity',
    words: 'volunteering|give back|charity event|donate time|food bank|community service|volunteer work',
  },
  {
    topics: 'gardening class|community garden',
    words: 'learn to garden|grow vegetables|grow my own|composting|garden workshop|grow tomatoes|compost',
  },
  {
    topics: 'gym|fitness|gym pass|workout',
    words:
      'work out|lift weights|gym membership|treadmill|weight room|weightlifting|exercise class|fitness center|weight lifting|health club|free weights',
  },
  {
    topics: 'personal training|personal trainer',
    words: 'trainer at the gym|training plan|one on one training|fitness coach|get in shape|get fit',
  },
  {
    topics: 'crossfit|boot camp|hiit',
    words: 'cross fit|bootcamp|circuit training|interval training|functional fitness',
  },
  {
    topics: 'yoga|hot yoga|yoga class',
    words: 'vinyasa|downward dog|yogi|yoga studio|yin yoga|yoga mat|restorative yoga|prenatal yoga',
  },
  {
    topics: 'pilates|barre|reformer',
    words: 'barre class|pilates class|pilattes|core workout|barre workout',
  },
  {
    topics: 'spin class|cycling studio|indoor cycling',
    words: 'spinning class|stationary bike|cycle class|spin studio',
  },
  {
    topics: 'zumba|dance fitness|aerobics',
    words: 'jazzercise|cardio dance|dance workout|step class|cardio class',
  },
  { topics: 'water aerobics|aqua fitness', words: 'aqua aerobics|pool exercise|water exercise|aquafit' },
  {
    topics: 'boxing|kickboxing|boxing gym',
    words: 'boxing class|punching bag|kick boxing|learn to box|punch something|muay thai',
  },
  {
    topics: 'martial art|karate|judo|jiu-jitsu|taekwondo',
    words: 'jiu jitsu|bjj|tae kwon do|aikido|kung fu|mma class|black belt',
  },
  {
    topics: 'self-defense',
    words: 'self defense|self defence|learn to defend myself|krav maga|protect myself|self-defense class',
  },
  { topics: 'tai chi|qigong', words: 'taichi|qi gong|chi gong|slow movement class' },
  {
    topics: 'stretching|mobility|chair exercise',
    words:
      'stretch class|assisted stretch|mobility class|chair yoga|gentle exercise|improve my balance|stiff joint|loosen up my body|balance class',
  },
  {
    topics: 'meditation|mindfulness|breathwork|sound bath',
    words: 'meditate|gong bath|guided meditation|breathing exercise|singing bowl',
  },
  {
    topics: 'massage|couples massage',
    words:
      'masseuse|back rub|deep tissue|hot stone|sore back|knots in my back|tight shoulder|massage therapist|masage|sore shoulder|stiff neck|back is killing me|neck and shoulder|foot massage|reflexology',
  },
  {
    topics: 'spa|day spa|sauna|steam room',
    words:
      'spa day|hot tub|jacuzzi|spa treatment|pampering|pamper|pampered|body scrub|bathhouse|hot spring|banya',
  },
  {
    topics: 'float tank|cryotherapy|cold plunge|infrared sauna',
    words: 'sensory deprivation|ice bath|salt cave|flotation|salt room',
  },
  {
    topics: 'acupuncture|cupping therapy',
    words: 'acupuncturist|acupressure|needles for pain|chinese medicine',
  },
  {
    topics: 'chiropractor|chiropractic|back pain',
    words: 'crack my back|spinal adjustment|back adjustment|threw out my back',
  },
  {
    topics: 'physical therapy|physiotherapy|sports medicine',
    words: 'physical therapist|physio|pt session|sports injury|knee pain|rehab exercise|injury recovery',
  },
  { topics: 'reiki|energy healing', words: 'chakra|crystal healing|healing session' },
  {
    topics: 'tarot|psychic|astrology',
    words: 'palm reading|fortune teller|birth chart|tarot reading|horoscope',
  },
  {
    topics: 'manicure|nail|gel manicure|nail salon',
    words:
      'mani|get my nails done|gel nails|nail polish|acrylic nail|nails done|nail art|do my nails|dip powder|mani pedi|nail tech',
  },
  {
    topics: 'pedicure|foot spa',
    words: 'pedi|toes done|toenail|foot soak|feet done|foot scrub|polish my toes',
  },
  {
    topics: 'facial|skincare|esthetician',
    words:
      'skin care|dermaplaning|chemical peel|microdermabrasion|hydrafacial|acne treatment|clean pores|skin treatment|dry skin',
  },
  {
    topics: 'waxing|hair removal|laser hair removal|threading',
    words: 'brazilian wax|bikini wax|leg wax|sugaring|unwanted hair',
  },
  { topics: 'brow|eyebrow|lash', words: 'brow wax|microblading|brow lamination|brow tint|shape my brows' },
  { topics: 'lash|eyelash extension|lash lift', words: 'eyelash|lash extension|fake lashes|lashes done' },
  {
    topics: 'makeup|makeup artist|makeup lesson',
    words: 'make up artist|get made up|bridal makeup|makeover|mua|lipstick|cosmetic',
  },
  { topics: 'spray tan|tanning', words: 'tanning bed|get a tan|tanning salon|sunless tan' },
  { topics: 'botox|filler|medspa', words: 'filler injection|med spa|wrinkle|injectable|lip filler' },
  {
    topics: 'tattoo|piercing|henna',
    words: 'tattoo artist|ear piercing|ears pierced|nose ring|ink done|get inked|pierced ears|tatoo',
  },
  { topics: 'tattoo removal', words: 'remove a tattoo|laser off a tattoo|fade a tattoo|regret my tattoo' },
  {
    topics: 'haircut|barber|salon',
    words:
      'hair cut|cut my hair|get a trim|hair trimmed|bangs trimmed|hairdresser|hair stylist|need a trim|chop my hair|split ends|fringe cut|get my hair cut|hairdo',
  },
  {
    topics: 'barber|barbershop|fade|shave',
    words: 'barber shop|fade haircut|skin fade|buzz cut|crew cut|line up and fade|mens haircut',
  },
  { topics: 'shave|beard trim|hot towel', words: 'beard|straight razor|mustache|trim my beard|neck shave' },
  {
    topics: 'hair color|balayage',
    words:
      'hair colour|dye my hair|highlights in my hair|cover my gray|root touch up|color my hair|bleach my hair|hair dye|grey roots|ombre|hair colorist',
  },
  {
    topics: 'blowout|blow-dry|hair styling|updo',
    words: 'blow out my hair|blow dry|blowdry|hair styled|prom hair|get my hair done',
  },
  {
    topics: 'braid|natural hair|hair extension',
    words: 'box braid|cornrow|dreadlock|locs|weave install|silk press|twist hair|knotless|wig|curly hair cut',
  },
  {
    topics: 'keratin|perm|hair treatment',
    words:
      'straighten my hair|hair straightening|brazilian blowout|frizzy hair|scalp treatment|relaxer|deep conditioning',
  },
  {
    topics: 'kids haircut|first haircut',
    words:
      'childs haircut|baby haircut|toddler haircut|cut my sons hair|cut my kids hair|haircut for my son|haircut for my daughter',
  },
  {
    topics: 'play area|indoor playground|play cafe|soft play',
    words:
      'ball pit|playground|play space|playplace|kids play place|run around inside|toddler gym|jungle gym|burn off energy',
  },
  {
    topics: 'babysitter|babysitting|childcare|nanny',
    words:
      'baby sitter|babysit|child care|watch the kids|watch my kids|mind the kids|look after the kids|parents night out|child minder|evening sitter|sitter for the kids|watch the children',
  },
  {
    topics: 'daycare|preschool|after-school',
    words: 'after school program|after school care|nursery school|kindergarten|afterschool',
  },
  {
    topics: 'summer camp|day camp|kids camp',
    words:
      'school break camp|camp for kids|spring break camp|winter camp|schools out|no school|school holiday camp|teacher workday',
  },
  {
    topics: 'coding class|coding|robotics|game design',
    words:
      'learn to code|code camp|programming class|build a robot|python class|coding camp|scratch programming|computer programming|make a video game',
  },
  { topics: 'lego|building block', words: 'brick building|lego club|build with bricks' },
  {
    topics: 'story time|storytime',
    words: 'story hour|read to my kid|read aloud|stories for kids|library hour|bedtime story|toddler reading',
  },
  {
    topics: 'baby class|parent and baby|toddler music',
    words:
      'mommy and me|baby group|baby yoga|toddler class|mom group|new mom group|baby music|music for babies',
  },
  {
    topics: 'baby gear|baby clothes|stroller',
    words:
      'stroller rental|crib rental|car seat|rent a stroller|baby shower gift|newborn gift|onesie|baby gift|infant clothes',
  },
  {
    topics: 'kids clothes|children clothing|consignment',
    words:
      'childrens clothes|clothes for my kid|outgrown clothes|kids consignment|clothes for a toddler|school clothes|kid outgrew|growing out of everything|school uniform',
  },
  {
    topics: 'birthday party|kids party|party venue',
    words:
      'bday party|party place|host a birthday|childs birthday|party room|turning six|birthday bash|birthday celebration',
  },
  {
    topics: 'face painting|party entertainer|clown',
    words: 'face paint|clown for a party|balloon animal|princess party|balloon artist|party magician',
  },
  {
    topics: 'party supply|balloon|party rental',
    words: 'party supplies|party decoration|tent rental|pinata|balloon arch|rent tables and chairs|streamers',
  },
  {
    topics: 'zoo|aquarium|wildlife',
    words: 'see animals|wild animal|giraffe|lion and tiger|safari park|monkeys|wildlife park',
  },
  { topics: 'aquarium|shark|sea life', words: 'jellyfish|penguin|sea turtle|otters|stingray' },
  {
    topics: 'farm|petting zoo|goat|farm animal',
    words:
      'farm visit|pet a goat|feed animals|farm tour|baby goat|alpaca|llama|barnyard|pet some animals|feed goats|chickens and cows',
  },
  {
    topics: 'butterfly|insect|reptile',
    words: 'butterfly house|bug show|reptile show|insect zoo|snakes and lizards|butterfly garden',
  },
  {
    topics: 'botanical garden|arboretum|conservatory|lantern garden',
    words:
      'rose garden|public garden|greenhouse visit|tulip|cherry blossom|see flowers in bloom|botanic garden|japanese garden',
  },
  {
    topics: 'amusement park|theme park|roller coaster',
    words: 'rollercoaster|thrill ride|rides for kids|bumper car|log flume|coasters',
  },
  {
    topics: 'carousel|merry-go-round|ferris wheel',
    words: 'merry go round|carrousel|painted horses|caroussel',
  },
  {
    topics: 'ferris wheel|observation wheel',
    words: 'big wheel ride|observation deck|skyline from above|sky deck',
  },
  {
    topics: 'train ride|scenic railway|train',
    words:
      'ride a train|steam train|choo choo|vintage train|railroad|train trip|likes trains|loves trains|train museum|locomotive|model train',
  },
  {
    topics: 'fire truck|construction',
    words: 'fire engine|touch a truck|big trucks|bulldozer|excavator|digger|loves trucks',
  },
  { topics: 'planetarium|rocket|space museum', words: 'outer space|astronaut|space camp|loves space' },
  {
    topics: 'kids science|science class|stem',
    words: 'stem class|science camp|slime|chemistry for kids|stem camp|loves science',
  },
  {
    topics: 'tutoring|tutor|homework help',
    words:
      'math help|math tutor|failing math|algebra|reading tutor|help with homework|chemistry tutor|struggling in school',
  },
  {
    topics: 'test prep|sat prep|college prep',
    words: 'act prep|college essay|college application|gre prep|study for the sat|lsat',
  },
  {
    topics: 'driving school|driving lesson',
    words:
      'learn to drive|drivers ed|driver education|driving test|learners permit|driving instructor|parallel park',
  },
  {
    topics: 'dog walking|dog walker',
    words:
      'walk my dog|walk him|somebody to walk|pup needs a walk|walk the dog|walk our dog|dog alone all day|dog needs a walk|let my dog out',
  },
  {
    topics: 'pet sitting|cat sitting|dog boarding|kennel',
    words:
      'pet sitter|cat sitter|dog sitter|board my dog|feed my cat|watch my dog|watch my cat|look after my dog|look after my cat|cat boarding',
  },
  {
    topics: 'dog daycare|doggy daycare',
    words: 'doggie daycare|puppy daycare|dog day care|dog play group|puppy playtime',
  },
  {
    topics: 'dog grooming|dog groomer|dog bath',
    words:
      'groom my dog|dog haircut|dog nail trim|wash my dog|pet grooming|smelly dog|dog is muddy|shaggy dog|bath for my dog|dog stinks|dog wash|cat grooming',
  },
  {
    topics: 'dog training|puppy class',
    words:
      'dog trainer|puppy training|obedience class|train my dog|train my puppy|puppy school|pulls on the leash|dog will not listen',
  },
  {
    topics: 'veterinarian|vet|pet clinic',
    words:
      'vet visit|vet appointment|sick cat|sick dog|pet vaccine|rabies shot|animal hospital|spay|neuter|pet dental|animal doctor|vet clinic|need a vet',
  },
  {
    topics: 'pet supply|pet store|dog treat',
    words:
      'pet supplies|dog food|cat food|dog toy|dog bone|cat toy|leash|cat litter|dog bed|pet shop|dog biscuit',
  },
  {
    topics: 'pet adoption|animal shelter|cat cafe',
    words: 'adopt a dog|adopt a cat|rescue dog|adopt a pet|kitten adoption',
  },
  {
    topics: 'cat cafe',
    words: 'kitty cafe|pet some cats|play with kittens|cuddle a cat|coffee with cats|cuddle kittens',
  },
  {
    topics: 'dog friendly|dog park|dog patio',
    words:
      'dogs allowed|bring my dog|pet friendly|bring the dog|with my dog|dog bar|take my dog|puppy friendly|bring my pup|dogs welcome',
  },
  {
    topics: 'pet photo|pet portrait',
    words: 'dog portrait|picture of my dog|pet photography|painting of my dog|cat portrait',
  },
  {
    topics: 'house cleaning|home cleaning|cleaning|maid',
    words:
      'clean my house|clean my apartment|housekeeper|house cleaner|deep clean|cleaning lady|apartment is a mess|cleaning service|clean my place|house is filthy|home cleaner|scrub my kitchen|dust and vacuum',
  },
  {
    topics: 'move-out cleaning',
    words:
      'move out cleaning|move out clean|end of lease clean|security deposit clean|moving out cleaning|clean before i move',
  },
  {
    topics: 'carpet cleaning|upholstery cleaning|rug cleaning',
    words:
      'clean my carpet|carpet stain|couch is stained|clean my couch|steam clean|clean the rug|pet stain|mattress cleaning',
  },
  {
    topics: 'window cleaning|window washing',
    words: 'window washer|wash my windows|dirty window|clean my windows|streaky window|clean the windows',
  },
  {
    topics: 'gutter cleaning|pressure washing|roof',
    words:
      'gutter|pressure wash|power wash|clogged gutter|clean the gutters|wash my deck|wash my siding|driveway washed',
  },
  {
    topics: 'laundry|wash and fold|laundromat',
    words:
      'wash my clothes|dirty clothes|washing machine broke|wash and dry|fluff and fold|do my washing|pile of clothes|clothes washed|fold my clothes|no washing machine',
  },
  {
    topics: 'dry cleaning|dry cleaner',
    words:
      'press my shirt|clean my suit|suit pressed|iron my shirt|ironing|dryclean|stain on my dress|shirts pressed',
  },
  {
    topics: 'tailor|alteration|hem|tailoring',
    words:
      'hem my pants|take in my dress|seamstress|pants too long|zipper broke|dress altered|let out my pants|broken zipper|pants are too long|replace a zipper|shorten my pants|dress does not fit|suit altered|missing button',
  },
  {
    topics: 'darning|mending|clothing repair',
    words:
      'darn a sock|mend my clothes|hole in my sweater|torn jeans|ripped pants|patch my jeans|mend a sweater|hole in my jeans|moth hole|ripped seam|visible mending',
  },
  {
    topics: 'shoe repair|cobbler|resole',
    words:
      'cobbler shoe|fix my shoes|heel broke|worn out sole|heel fell off|boot repair|new soles|shoemaker|shoe shine|polish my shoes|sole came off',
  },
  {
    topics: 'handbag repair|leather repair|purse',
    words:
      'purse strap|bag strap broke|fix my purse|mend my bag|scuffed leather|fix my bag|strap broke|leather bag cleaned|broken purse|suitcase wheel',
  },
  {
    topics: 'watch repair|watch battery|clock repair',
    words:
      'my watch stopped|watch strap|fix my watch|grandfather clock|watch needs a battery|wristwatch|shorten a watch band',
  },
  {
    topics: 'jewelry repair|ring resizing|jeweler',
    words:
      'ring resized|resize my ring|fix my necklace|broken necklace|necklace clasp|ring too tight|clean my ring|broken chain|ring is too big',
  },
  {
    topics: 'repair|repair cafe|mended',
    words:
      'fix my|get it fixed|mend|stopped working|no longer works|broken lamp|broken toaster|broken appliance|fix a lamp|repair my|something broken|wont turn on|quit working|it broke',
  },
  {
    topics: 'phone repair|screen repair|cell phone',
    words:
      'cracked screen|fix my phone|phone screen|phone battery|cracked phone|dropped my phone|shattered screen|broken phone|phone wont charge|tablet repair|phone fell in water',
  },
  {
    topics: 'computer repair|laptop repair|tech support',
    words:
      'fix my laptop|laptop is slow|computer virus|computer help|fix my computer|data recovery|slow computer|it help|laptop wont start|pc repair|lost my files|set up my printer',
  },
  {
    topics: 'computer class|smartphone class|digital literacy',
    words:
      'how my phone works|learn computers|use a tablet|tech help for seniors|computer lesson|excel class|use my smartphone|digital skills',
  },
  {
    topics: 'tv mounting|smart home|wifi setup',
    words: 'mount my tv|hang a tv|home theater install|wall mount|tv on the wall|doorbell camera',
  },
  {
    topics: 'handyman|home repair',
    words:
      'handy man|hang shelves|leaky faucet|small repairs|odd job|hang a picture|fix a door|patch a wall|drywall|house repair|hang curtains|squeaky door|somebody handy|put up shelves',
  },
  {
    topics: 'furniture assembly',
    words:
      'assemble furniture|flat pack|put together a bed|assemble my|build my furniture|put together furniture|assemble a desk',
  },
  {
    topics: 'plumber|plumbing|drain',
    words:
      'clogged drain|leaky pipe|toilet is clogged|burst pipe|water heater|sink is clogged|blocked drain|pipe leak|dripping tap|clogged toilet|clogged sink|leaking faucet',
  },
  {
    topics: 'electrician|electrical',
    words:
      'electrical outlet|rewire|breaker trips|install a ceiling fan|outlet does not work|light fixture|ev charger install|wiring',
  },
  {
    topics: 'hvac|air conditioning|heating|furnace',
    words:
      'ac repair|air conditioner|ac is broken|ac tune up|heat is out|heater is broken|boiler|duct cleaning|ac broke|furnace tune up|heater broke|heat pump',
  },
  {
    topics: 'appliance repair',
    words:
      'fridge is broken|dishwasher is broken|fix my dryer|washer repair|oven repair|fix my fridge|dryer wont heat|fridge stopped|dishwasher leaks',
  },
  {
    topics: 'house painting|painter|wallpaper',
    words:
      'house painter|paint my room|paint my house|wallpaper hung|paint the bedroom|interior painting|paint my walls|exterior painting|paint a wall',
  },
  {
    topics: 'roofing|remodeling|contractor|flooring',
    words:
      'roofer|roof leak|remodel|renovation|new flooring|tile work|kitchen remodel|hardwood floor|bathroom remodel|leaky roof|new deck',
  },
  {
    topics: 'solar|home energy|insulation',
    words:
      'solar panel|home energy audit|drafty windows|rooftop solar|lower my electric bill|weatherproofing',
  },
  {
    topics: 'locksmith|key cutting|spare key',
    words: 'locked out|copy a key|change my locks|rekey|house key|key made|key cut|duplicate key|lost my key',
  },
  {
    topics: 'knife sharpening|sharpening',
    words: 'sharpen my knives|dull knife|sharpen|blunt knife|scissors sharpened|knives are dull|sharpener',
  },
  {
    topics: 'pest control|exterminator',
    words:
      'bug in my house|mice in my|roach|termite|bed bug|ants in my kitchen|rat problem|cockroach|wasp nest|mosquito treatment',
  },
  {
    topics: 'lawn care|landscaping|yard work|mowing',
    words:
      'mow my lawn|landscaper|cut the grass|weed my garden|gardener|yard cleanup|grass cut|hedge trim|rake leaves|leaf removal|overgrown yard|lawn mowing|mow the lawn|cut my grass',
  },
  {
    topics: 'tree service|tree trimming|stump',
    words: 'arborist|stump removal|cut down a tree|prune a tree|tree removal|dead tree',
  },
  {
    topics: 'snow removal|snow shoveling',
    words: 'shovel snow|snow plow|shovel my driveway|plow my driveway',
  },
  { topics: 'pool cleaning|pool service', words: 'clean my pool|pool maintenance|pool is green' },
  {
    topics: 'garden center|nursery|seed|seedling',
    words:
      'plant nursery|seeds|potting soil|mulch|vegetable starts|garden supplies|garden tool|seed packet|fertilizer|bulbs to plant|herb plant|tomato plant',
  },
  {
    topics: 'houseplant|plant|plant shop',
    words:
      'house plant|succulent|cactus|potted plant|monstera|indoor plant|plant swap|plant for my desk|fern|bonsai|repot|plant lover|green thumb|plants for my apartment',
  },
  {
    topics: 'florist|flower|bouquet|rose',
    words:
      'flowers|flower shop|dozen roses|floral arrangement|flower delivery|flower arrangement|send flowers|boquet|roses for|corsage|cut flowers|peonies|sunflower',
  },
  {
    topics: 'home decor|furniture|home goods',
    words:
      'new sofa|new couch|lamp for my|housewares|rug for my|throw pillow|bookshelf|new mattress|dresser|armchair|decorate my apartment|furnish',
  },
  {
    topics: 'antique|vintage furniture|flea market',
    words: 'antique mall|estate sale|swap meet|curio|antiquing|old treasures|mid century',
  },
  {
    topics: 'interior design|organizing|decluttering',
    words:
      'organizer|declutter|home organizing|organize my closet|interior decorator|too much clutter|closet organization|tidy up my',
  },
  {
    topics: 'framing|picture frame|custom framing',
    words:
      'frame a picture|custom frame|frame my poster|frame a print|get it framed|frame a photo|frame my diploma',
  },
  {
    topics: 'moving|mover|moving help',
    words:
      'moving company|help me move|move my couch|moving truck|haul furniture|moving apartment|move my furniture|moving box|moving house|rent a truck|heavy lifting',
  },
  {
    topics: 'junk removal|hauling|recycling',
    words:
      'haul away|get rid of junk|old couch removal|junk hauling|electronics recycling|old mattress|dumpster|e-waste|recycle my old|get rid of old',
  },
  {
    topics: 'storage|storage unit|self storage',
    words:
      'store my furniture|storage space|store my stuff|storage locker|keep things in storage|keep my boxes',
  },
  {
    topics: 'luggage storage|bag storage|left luggage|luggage',
    words:
      'store my bags|leave my luggage|luggage locker|drop my bags|drop my suitcase|stash my bags|leave my suitcase|leave my bags|bag drop|store my luggage|lugging my suitcase|keep my suitcase|store a suitcase|leave my backpack',
  },
  {
    topics: 'printing|print shop',
    words:
      'print a document|make copies|photocopy|business card|shipping store|ship a package|mail a package|printing services|poster printed|scan a document|custom t-shirt|passport photo copy',
  },
  {
    topics: 'passport photo|photo booth',
    words: 'passport picture|visa photo|id photo|photo for my passport',
  },
  { topics: 'notary', words: 'notarize|notarized|notary public|notary stamp' },
  {
    topics: 'car wash|auto detailing|detailing',
    words:
      'carwash|wash my car|car is dirty|car detail|clean my car|dirty car|car interior cleaned|wax my car|car is filthy|vacuum my car|muddy car|car washed|van washed|truck washed|wash the van|wash our van|wash my truck',
  },
  {
    topics: 'oil change|car maintenance|auto service',
    words: 'oil light is on|change my oil|synthetic oil|due for oil|lube|oil changed',
  },
  {
    topics: 'auto repair|mechanic|brake|car inspection',
    words:
      'car repair|brakes squeal|check engine|fix my car|car makes a noise|transmission|car wont start|car battery|squeaky brakes|car broke down|brake pad|emission test|smog check|state inspection',
  },
  {
    topics: 'tire|wheel alignment',
    words: 'flat tire|new tires|tire rotation|tires rotated|tire shop|snow tire|bald tires|tires balanced',
  },
  {
    topics: 'auto body|dent repair|windshield',
    words:
      'windshield crack|cracked windshield|body shop|dent in my car|scratch on my car|windshield chip|bumper repair',
  },
  {
    topics: 'motorcycle|motorcycle class',
    words: 'motorbike|motorcycle license|motorcycle repair|ride a motorcycle',
  },
  {
    topics: 'parking|valet',
    words:
      'parking spot|parking garage|place to park|where to park|reserve parking|valet parking|park my car|parking lot|airport parking',
  },
  {
    topics: 'car rental|car share',
    words: 'rental car|rent a car|car hire|hire a car|carshare|car for the day|rent a van',
  },
  { topics: 'towing|roadside', words: 'tow truck|roadside assistance|jump start|towed|car wont move' },
  {
    topics: 'taxi|rideshare|chauffeur|limo',
    words: 'limousine|party bus|ride home|designated driver|town car|cab ride|black car',
  },
  {
    topics: 'airport shuttle|airport ride|airport transfer|transfer',
    words:
      'ride to the airport|airport pickup|get to the airport|from the airport|airport drop off|catch my flight|ride from the airport|early flight|airport van|to the airport',
  },
  {
    topics: 'transit pass|bus pass|streetcar|train pass',
    words: 'subway pass|metro card|light rail|public transit|bus day pass',
  },
  {
    topics: 'dentist|dental|teeth cleaning',
    words:
      'clean my teeth|toothache|cavity|teeth cleaned|dental checkup|filling fell out|tooth hurts|root canal|chipped tooth|dental exam|wisdom tooth|my tooth',
  },
  {
    topics: 'teeth whitening|cosmetic dentistry',
    words: 'whiter teeth|whiten my teeth|yellow teeth|bleach my teeth|brighter smile',
  },
  {
    topics: 'orthodontist|aligner',
    words: 'braces|clear aligner|straighten my teeth|crooked teeth|retainer for my teeth|invisible braces',
  },
  {
    topics: 'eye exam|optometrist|glasses|eyewear',
    words:
      'eye doctor|eyeglasses|contact lens|new glasses|blurry vision|vision test|see far away|eye test|eyes checked|eye checkup|spectacles|bifocal|cant see the board|reading glasses|optician|lenses|glasses repaired',
  },
  {
    topics: 'sunglasses',
    words: 'sun glasses|shades for my eyes|polarized lens|sunnies|prescription sunglasses',
  },
  {
    topics: 'hearing test|hearing aid|audiologist',
    words: 'hard to hear|cannot hear well|ears checked|hearing exam|ear wax',
  },
  {
    topics: 'flu shot|vaccine|health checkup|health clinic|urgent care',
    words:
      'vaccination|physical exam|blood pressure check|booster shot|travel vaccine|checkup with a doctor|walk in clinic|health screening|sports physical|see a doctor|flu jab',
  },
  { topics: 'dermatology|skin check', words: 'dermatologist|mole checked|rash|skin cancer screening' },
  {
    topics: 'nutrition|dietitian|weight loss',
    words: 'nutritionist|lose weight|meal plan|diet plan|healthy eating plan|eat healthier|nutrition coach',
  },
  {
    topics: 'therapy|counseling|therapist',
    words:
      'therapy session|talk therapy|couples counseling|mental health|counselor|support group|grief group|marriage counseling',
  },
  {
    topics: 'pharmacy|drugstore|vitamin|supplement',
    words: 'vitamins|prescription|protein powder|herbal remedy|apothecary',
  },
  {
    topics: 'iv drip|hydration therapy|hangover',
    words: 'iv therapy|vitamin infusion|vitamin shot|hangover cure',
  },
  {
    topics: 'first aid class|cpr',
    words: 'cpr class|first aid|cpr certification|lifeguard class|babysitter certification',
  },
  {
    topics: 'doula|prenatal|childbirth class',
    words: 'prenatal class|lamaze|birthing class|lactation|breastfeeding help|pregnancy massage',
  },
  {
    topics: 'senior care|elder care|home care',
    words: 'caregiver|home health aide|companion for my mother|in home care|respite care',
  },
  {
    topics: 'tax|tax preparation|tax return|accountant',
    words:
      'do my taxes|tax prep|file my taxes|income tax|w-2|tax refund|taxes|tax help|irs|tax preparer|1099|file taxes|bookkeeper',
  },
  {
    topics: 'financial planning|credit|financial coach',
    words:
      'financial planner|financial advisor|credit score|budget coach|debt help|retirement planning|money coach|student loan help|savings plan',
  },
  {
    topics: 'lawyer|legal|attorney|legal clinic',
    words: 'legal advice|legal help|write a will|make a will|divorce lawyer|tenant rights|legal question',
  },
  {
    topics: 'immigration|citizenship|visa help',
    words: 'citizenship class|green card|naturalization|citizenship test|visa application|immigration lawyer',
  },
  {
    topics: 'resume|career coaching|job help',
    words:
      'cv|career coach|interview prep|job search|cover letter|find a job|mock interview|headshot and resume|career change|job interview|resume review',
  },
  {
    topics: 'headshot|professional portrait',
    words: 'head shot|linkedin photo|profile picture|professional photo|photo for my resume',
  },
  {
    topics: 'photographer|photography|portrait|family photo',
    words:
      'portrait session|photo shoot|photoshoot|engagement photo|photo session|maternity photo|baby picture|mini session|family pictures|pictures taken|graduation photo|take our picture|take our photo|senior photos|newborn photo|wedding photo',
  },
  {
    topics: 'photo printing|film developing|digitize',
    words:
      'print my photos|digitize my|old home video|develop film|photo album|old photos scanned|scan my photos|vhs to digital|slides digitized|restore old photo',
  },
  {
    topics: 'coworking|meeting room',
    words:
      'co-working|hot desk|office space|conference room|desk for a day|desk for the day|workspace|place to work remotely|rent a desk|cowork|work remotely',
  },
  {
    topics: 'event space|wedding venue',
    words:
      'event venue|rent a hall|baby shower venue|reception hall|place for a wedding|banquet hall|private event space',
  },
  {
    topics: 'wedding planner|wedding dress|bridal',
    words: 'bridal shop|bridesmaid dress|bridal gown|plan my wedding|wedding gown',
  },
  {
    topics: 'team building|corporate outing|group outing',
    words:
      'team outing|office party|staff party|company party|work outing|corporate event|company outing|teambuilding|offsite|outing with coworkers',
  },
  {
    topics: 'web design|marketing|small business help',
    words:
      'website built|marketing help|logo design|business plan|start a business|social media help|make me a website',
  },
  {
    topics: 'translation|interpreter',
    words: 'translator|translate a document|translate my birth certificate',
  },
  { topics: 'genealogy|family history', words: 'family tree|ancestor|ancestry|family history research' },
  {
    topics: 'funeral|memorial|pet memorial',
    words: 'funeral flowers|cremation|memorial service|sympathy flowers|headstone',
  },
  {
    topics: 'bookstore|book|used book|paperback|magazine|newspaper|newsstand',
    words:
      'book store|bookshop|novel|something to read|secondhand book|book shop|good read|mystery novel|cookbook|bookworm|buy a book|books to read|hardcover|local paper',
  },
  {
    topics: 'children book|picture book',
    words: 'childrens book|kids book|book for a child|board book|chapter book|books for kids',
  },
  { topics: 'comic|comic book|graphic novel', words: 'comic shop|comic store|superhero comic|back issue' },
  {
    topics: 'record|vinyl|record store',
    words:
      'record shop|used record|turntable|record player|vinyl record|crate digging|records and cds|album on vinyl',
  },
  {
    topics: 'headphone|audio',
    words: 'earbuds|speaker for music|hi-fi|stereo system|noise cancelling|earphones|earpods',
  },
  {
    topics: 'electronics|computer|gadget|phone accessory',
    words:
      'phone case|charger|used laptop|new phone|phone charger|charging cable|buy a laptop|used phone|refurbished',
  },
  {
    topics: 'toy|toy store|toy shop',
    words: 'stuffed animal|doll|teddy bear|action figure|plush|toys for|plaything|wooden toy',
  },
  {
    topics: 'gift|present|gift box|gift shop',
    words:
      'present for|gift basket|something to give|host gift|thank you gift|care package|housewarming gift|present idea|hostess gift|teacher gift|wedding gift|gift idea',
  },
  {
    topics: 'souvenir|local gift|made locally',
    words:
      'keepsake|postcard|something to take home|locally made|made in town|fridge magnet|locally made gift|memento|trip memento',
  },
  { topics: 'gift card|gift certificate', words: 'giftcard|gift voucher|gift cert|prepaid card|e-gift' },
  {
    topics: 'corporate gift|client gift',
    words: 'gift for a client|employee gift|gift for my boss|coworker gift',
  },
  {
    topics: 'greeting card|stationery',
    words:
      'fountain pen|birthday card|notebook and pen|wedding invitation|thank you card|gift wrap|journal notebook|planner notebook',
  },
  {
    topics: 'candle shop|candle',
    words: 'candles|scented candle|soy candle|candle store|beeswax candle|candle gift',
  },
  {
    topics: 'soap|bath product|lotion',
    words: 'bar soap|handmade soap|shampoo|natural skincare|bath salts|body butter|hand cream|conditioner',
  },
  { topics: 'perfume|fragrance', words: 'cologne|custom scent' },
  {
    topics: 'jewelry|necklace|earring',
    words: 'bracelet|engagement ring|jewellery|diamond|pendant|wedding band|jewelery|ring for my',
  },
  { topics: 'wristwatch|watch shop', words: 'buy a watch|new watch|wrist watch|mens watch|ladies watch' },
  {
    topics: 'clothing|boutique|fashion|apparel',
    words:
      'new outfit|clothes shopping|clothing store|new clothes|new blouse|dress shop|new sweater|buy clothes|outfit|something to wear|wardrobe|new jeans|new dress|new shirt|shop for clothes',
  },
  {
    topics: 'vintage|vintage clothing|retro',
    words:
      'vintage shop|retro clothes|vintage dress|vintage store|old school clothes|70s clothes|retro fashion',
  },
  {
    topics: 'thrift|thrift store|secondhand|consignment',
    words:
      'second hand|thrift shop|used clothes|thrifting|charity shop|pre-owned|preloved|resale shop|gently used|hand me down|used clothing',
  },
  {
    topics: 'suit|menswear|formal wear|tuxedo',
    words:
      'tux|mens suit|custom suit|suit for a wedding|prom dress|dress rental|evening gown|suit rental|necktie|formal dress',
  },
  {
    topics: 'shoe|shoe store',
    words:
      'buy shoes|new boots|sandals|high heels|shoe shop|cowboy boot|pair of shoes|new shoes|sneaker shop',
  },
  {
    topics: 'hat shop|hat store',
    words: 'cowboy hat|new hat|baseball cap|scarf and gloves|beanie|milliner|gloves|hats',
  },
  {
    topics: 'handbag|purse|luggage|suitcase',
    words:
      'new handbag|buy a purse|tote bag|new suitcase|new backpack|leather goods|buy luggage|new wallet|new purse|suitcase shop',
  },
  {
    topics: 'costume|costume rental',
    words: 'costume shop|halloween costume|fancy dress|dress up outfit|cosplay outfit',
  },
  {
    topics: 'lingerie|bra|swimwear',
    words: 'bra fitting|swimsuit|bathing suit|bikini|underwear|swim trunks|bra that fits',
  },
  {
    topics: 'craft market|maker market|artisan|night market|makers market|art fair',
    words:
      'craft fair|handmade|handmade goods|local artist|holiday market|handcrafted|hand made|market stall|pop up market|bazaar|crafts by local makers',
  },
  {
    topics: 'local art|print|art print|poster',
    words:
      'art for my wall|wall art|buy art|paintings for my wall|artwork|print of the city|something for my wall|map of my neighborhood|framed map|custom map',
  },
  {
    topics: 'kitchenware|cookware|kitchen store',
    words: 'frying pan|kitchen gadget|cast iron|chef knife|pots and pans|kitchen knife|tableware',
  },
  {
    topics: 'hardware store|tool library|tool rental',
    words:
      'borrow a drill|rent a drill|power tool|borrow tools|rent tools|borrow a ladder|power drill|hammer and nails',
  },
  {
    topics: 'sporting goods|sports equipment',
    words: 'tennis racquet|golf club set|used sports gear|yoga gear|team jersey|fan gear|cleats|jersey',
  },
  {
    topics: 'bike shop|bicycle|used bike',
    words: 'buy a bike|new bike|bike helmet|kids bike|bicycle for sale|bike light|bike lock',
  },
  { topics: 'cannabis|hemp|cbd', words: 'dispensary|edibles|marijuana' },
  { topics: 'cigar|hookah|tobacco', words: 'cigar lounge|shisha|tobacco shop|hookah lounge' },
  {
    topics: 'wine shop|bottle shop|liquor store',
    words: 'bottle of wine|case of wine|six pack|buy wine|wine store|bottle to bring',
  },
  {
    topics: 'wine club|beer subscription|subscription box',
    words: 'monthly box|monthly subscription|gift subscription|box every month',
  },
  {
    topics: 'hotel|hotel night|stay',
    words:
      'place to stay|somewhere to stay|to sleep|i sleep|we sleep|us sleep|them sleep|hotel room|place to sleep|overnight stay|room for the night|lodging|motel|accommodation|accomodation|hotell|stay the night|stay overnight|spend the night|need a bed|where to stay|somewhere to sleep',
  },
  {
    topics: 'hostel|bunk|dorm bed',
    words: 'bunk bed|backpacker|shared dorm|youth hostel|bed in a dorm|crash for the night',
  },
  { topics: 'inn|bed and breakfast|b&b', words: 'bnb|country inn|guesthouse|guest house|cozy inn|b and b' },
  {
    topics: 'vacation rental|apartment stay|cabin|house rental',
    words:
      'vacation home|cottage|tiny house|house for the weekend|rent a house|treehouse|house to ourselves|whole house|beach house|rent a cabin|bungalow|place with a kitchen|log cabin',
  },
  {
    topics: 'extended stay|weekly stay|furnished apartment',
    words:
      'weekly rate|stay for a week|stay for a month|monthly rental|month to month|corporate housing|long stay',
  },
  {
    topics: 'resort|spa hotel|spa getaway',
    words: 'spa weekend|spa retreat|hotel with a spa|wellness retreat|resort pass',
  },
  {
    topics: 'staycation|getaway|weekend getaway',
    words:
      'weekend away|night away|romantic getaway|mini vacation|get out of town|overnight getaway|weekend trip|one night away|night without the kids|mini break',
  },
  {
    topics: 'pool hotel|hotel pool|family suite',
    words:
      'hotel with pool|hotel with a pool|pool at the hotel|indoor pool|suite for the family|adjoining rooms|hotel for the family',
  },
  {
    topics: 'pet-friendly hotel|dog friendly hotel',
    words:
      'pet friendly hotel|hotel with my dog|stay with my dog|hotel for dogs|travel with my dog|hotel that takes dogs|hotel that allows dogs|pet friendly stay',
  },
  {
    topics: 'day trip|excursion|guided trip',
    words: 'bus trip|day tour|day out of town|daytrip|one day trip',
  },
  {
    topics: 'sightseeing|city tour|trolley|bus tour|hop-on hop-off',
    words:
      'sight seeing|trolly|hop on hop off|see the sights|tour of the city|double decker|see the city|tour around town|tourist attraction|landmark|see the whole town|show me around|city pass|site seeing',
  },
  {
    topics: 'walking tour|guided tour|architecture tour',
    words:
      'tour guide|architecture|free walking tour|history walk|neighborhood tour|tour on foot|historic walk|old buildings|history tour',
  },
  { topics: 'audio tour|self-guided tour', words: 'self guided tour|self-guided|audio guide' },
  {
    topics: 'ghost tour|ghost walk|haunted',
    words:
      'ghosts|haunted house|spooky tour|ghost hunt|paranormal|ghost story|spooky walk|cemetery tour|haunted tour|something spooky|witch',
  },
  {
    topics: 'carriage ride|pedicab|rickshaw',
    words: 'horse carriage|horse drawn|horse and buggy|bike taxi|party bike|pedal pub',
  },
  { topics: 'golf cart tour|jeep tour', words: 'golf cart|golf cart rental|open air tour|tuk tuk' },
  {
    topics: 'factory tour|behind the scenes|studio tour',
    words: 'stadium tour|how it is made|backstage tour',
  },
  {
    topics: 'airline|cruise|travel deal|airfare',
    words:
      'airline ticket|plane ticket|flight deal|cheap flight|vacation package|cruise ship|plane trip|travel agent',
  },
  {
    topics: 'train ticket|bus ticket|intercity',
    words: 'intercity bus|train to another city|coach ticket|bus to another city',
  },
  {
    topics: 'light trail|lantern|lantern festival',
    words: 'lantern walk|glowing lanterns|lantern garden|paper lantern',
  },
  {
    topics: 'christmas|holiday|santa|tree lighting',
    words:
      'xmas|christmas carol|x-mas|christmas eve|advent|santa claus|noel|christmassy|stocking stuffer|photo with santa|father christmas|reindeer|elf',
  },
  {
    topics: 'christmas light|holiday light|light trail',
    words:
      'see the lights|lights display|drive through lights|festive light|winter lights|light display|lights trail|drive thru lights|twinkling lights',
  },
  { topics: 'christmas tree|tree farm', words: 'xmas tree|cut our own tree|tree lot|cut a tree|fir tree' },
  {
    topics: 'gingerbread house|gingerbread',
    words: 'gingerbread man|decorate gingerbread|ginger bread|candy house',
  },
  { topics: 'hanukkah|menorah', words: 'chanukah|dreidel|hannukah|festival of lights|hanukah' },
  {
    topics: 'kwanzaa|juneteenth|black history',
    words: 'african american history|black history month|civil rights',
  },
  {
    topics: 'new year|new years eve|nye',
    words: 'countdown|ring in the new|ball drop|dec 31|december 31|ring in the year',
  },
  {
    topics: 'lunar new year|chinese new year',
    words: 'dragon parade|lion dance|tet festival|year of the dragon',
  },
  { topics: 'valentine|valentines day', words: 'vday|galentine|v-day|february 14' },
  { topics: 'mardi gras|carnival', words: 'king cake|fat tuesday|carnaval|masquerade|mardi gra' },
  {
    topics: 'st patricks day|irish',
    words: 'st patrick|st pattys|leprechaun|saint patrick|irish dance|green beer|st paddys',
  },
  {
    topics: 'irish|pub|irish pub',
    words: 'shepherds pie|pub food|pub grub|irish food|corned beef|english pub|bangers and mash',
  },
  { topics: 'easter|egg hunt', words: 'easter egg|easter bunny|easter brunch|dye eggs|easter basket' },
  { topics: 'passover|ramadan|eid|diwali', words: 'seder|iftar|holi|suhoor' },
  {
    topics: 'mothers day',
    words: 'mother day|mothers-day|mom day|brunch with mom|mothers day gift|mothers day brunch',
  },
  { topics: 'fathers day', words: 'father day|dad day|fathers day gift|fathers day present' },
  {
    topics: 'fourth of july|firework|independence day',
    words: '4th of july|july 4th|july fourth|july 4|watch fireworks',
  },
  {
    topics: 'halloween|trick or treat|costume party',
    words: 'hallowen|haunted hayride|trunk or treat|spooky season|halloween party|zombie run|spooky fun',
  },
  {
    topics: 'pumpkin patch|corn maze|hayride',
    words:
      'pumpkin picking|pick pumpkins|pumpkin|carve a pumpkin|jack o lantern|hay ride|pumpkin carving|hay bale|fall fest',
  },
  {
    topics: 'fall foliage|autumn',
    words: 'leaf peeping|autumn leaves|fall leaves|leaves changing|foliage|fall color',
  },
  {
    topics: 'day of the dead|cinco de mayo|hispanic heritage',
    words: 'dia de los muertos|sugar skull|ofrenda|posada|quinceanera',
  },
  {
    topics: 'thanksgiving|turkey',
    words:
      'turkey dinner|thanksgiving dinner|turkey day|friendsgiving|thanksgiving meal|order a turkey|thanksgiving pie',
  },
  { topics: 'oktoberfest', words: 'octoberfest|lederhosen|oktober fest|german beer festival' },
  {
    topics: 'bachelorette|bachelor party|hen',
    words:
      'hen party|bride to be|bachelorette party|stag party|bridal party|bridesmaids|bach party|bridal shower',
  },
  {
    topics: 'snow|winter festival|ice sculpture',
    words: 'winter carnival|snow globe|ice bar|igloo dining|snow day fun|snowman',
  },
  {
    topics: 'fire pit|bonfire|campfire',
    words: 'firepit|sit by a fire|roast marshmallow|around a fire|campfire dinner|smores',
  },
  {
    topics: 'sunset',
    words: 'watch the sunset|golden hour|sunset view|sundown view|sun go down|see the sunset',
  },
  { topics: 'sunrise', words: 'watch the sun rise|sun rise|dawn flight|sun come up' },
  {
    topics: 'national park|state park|park pass',
    words: 'canyon|desert tour|cave tour|cavern|caves|park ranger',
  },
  {
    topics: 'wildflower|spring bloom',
    words: 'flower field|sunflower field|lavender field|flower festival|spring flowers',
  },
  {
    topics: 'makers kit|craft kit|diy kit',
    words: 'make at home kit|kit to take home|knitting kit|crafts at home',
  },
  {
    topics: 'online class|virtual class|online',
    words:
      'learn from home|class from home|over zoom|on zoom|learn online|remote class|online lesson|online course',
  },
  { topics: 'henna|mehndi', words: 'henna tattoo|mehndi artist|temporary tattoo|henna hands' },
  {
    topics: 'viewpoint|view|scenic|observation deck|rooftop',
    words:
      'great view|view of the city|scenic view|scenic overlook|skyline|lookout|nice view|panorama|see the skyline',
  },
];
