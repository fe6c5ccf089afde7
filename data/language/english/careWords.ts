import type { CareWords } from '../care.ts';

/** What words are about, in English, by category. */
export const englishCareWords: CareWords = {
  self: 'i im ive id ill me my mine myself we us our ours',
  they: 'he she hes shes they theyre him her his them their who someone somebody anyone',
  partner: 'husband wife boyfriend girlfriend bf gf partner spouse fiance fiancee hubby ex',
  parent:
    'dad daddy father mom mommy mum mother parents stepdad stepfather stepmom stepmother uncle aunt guardian foster grandma grandpa grandmother grandfather nana granny',
  kid: 'son daughter kid kids child baby toddler infant newborn nephew niece grandson granddaughter boy girl brother sister children babies sibling twin teen teenager student',
  stranger:
    'friend bestie buddy roommate neighbor neighbour coworker boss manager coach teacher pastor landlord cousin man men guy guys dude woman lady stranger people driver bouncer',
  violence:
    'hit hits hitting beat beaten punch slap slapped kick choke choked strangle strangled shove shoved hurt attack abuse abused abusive threaten threat assault stab stabbed shot shoot shooter whip smack pushed grabbed grabs yanked raped rape molested groped touched forced force',
  control:
    'controls controlling tracks follows stalking stalker watches checks locked trapped trap hides hid hidden keeps let lets leave allowed permission phone passport papers escape escaped run',
  fear: 'scared afraid terrified fear frightened scary unsafe danger dangerous panic yells screams',
  death: 'die dying dies dead death kill killer suicide suicidal murder',
  selfHarm:
    'cutting cuts cut wrists overdose od overdosed starving purge purging starve razor blade bridge jump rope noose ledge hang pills',
  despair:
    'hopeless worthless pointless empty numb alone lonely burden tired exhausted useless anymore goodbye goodbyes end ending over give giving gave living live life alive exist existence world wake forever point hope purpose reason future meaning better without matter cares nobody nothing everyone disappear gone sleep',
  body: 'chest heart arm arms leg legs face mouth side hands lips tongue throat neck eyes eye head foot feet finger hip jaw stomach belly skin knee ankle back speech',
  symptom:
    'bleeding blood bled breathe breathing faint collapsed collapse unconscious unresponsive seizure seizing convulsing confused disoriented sweating pale shaking trembling dizzy slurring vomiting throwing weak tingling fever clammy blurry nauseous drowsy swollen swelling hives rash wheezing droopy drooping blue purple stroke contractions labor water broke burned pain ache passed responding moving asthma inhaler epipen allergic allergy reaction diabetic numbness concussion',
  substance:
    'bleach detergent pod pods antifreeze poison cleaner drano gasoline ammonia battery batteries magnet sanitizer thinner pesticide windex mushrooms chemical fumes carbon monoxide drug drugged spiked tablets medication meds medicine tylenol ibuprofen advil aspirin xanax percocet opioid fentanyl heroin cocaine insulin adderall benadryl melatonin narcan',
  ingest: 'swallowed ingested chugged downed drank ate eaten took taken licked inhaled',
  weapon: 'gun guns knife knives weapon rifle machete pistol bomb shotgun gunshots',
  danger:
    'fire smoke flames gas smell leak flood crash accident wreck burglar intruder robbed robbery mugged stolen kidnapped kidnap missing lost drowning electrocuted sparks alarm drunk lightning tornado elevator ice trafficked pimp broken breaking',
  place:
    'house home apartment apt building room kitchen garage yard backyard car window door hotel basement bathroom street woods road highway bus parking',
  no: 'not dont doesnt didnt cant cannot wont isnt arent aint wasnt never no couldnt wouldnt stopped',
  now: 'now tonight immediately still just yet urgent urgently help emergency 911 ambulance police hospital',
  often: 'night every always again since weeks months years',
  entertainment:
    'game movie movies show film book play podcast comedy concert band song album axe haunted paintball laser tag mystery theater musical horror halloween arcade karaoke trivia festival tour fair disney costume theme cosplay museum exhibit exhibition zombie zombies thriller true crime netflix series documentary karts climbing trampoline zipline',
  food: 'taco pizza burger sushi brunch dinner lunch breakfast food eat eating restaurant menu drinks beer wine cocktail coffee bbq wings chicken ramen noodles dessert chocolate cake bakery vegan gluten nuts spicy sauce hot bar bars brewery hungry thirsty steak salad soup cream donuts cookies fries cheese',
  treatment:
    'massage spa facial haircut nails salon yoga gym class classes pilates workout lesson training dentist physio chiropractor tattoo',
  wish: 'deal cheap cheapest price prices discount offer coupon free best good fun cool ideas recommend suggestions recommendation looking find near nearby where open weekend saturday sunday friday tomorrow reservation tickets date anniversary birthday gift party plan activities activity budget any anything something',
  joke: 'lol haha lmao jk kidding joking joke laughing literally omg hilarious',
  pet: 'dog dogs cat puppy kitten pet pets vet fish bird',
  sport:
    'team match season score playoffs football basketball soccer baseball hockey golf tennis bowling race marathon running gameday wrestling boxing ufc fight',
  past: 'ago was were used last once before recovered healed survivor sober cancer surgery recovery',
  money: 'cost dollars bucks wallet bank account expensive pay bill rent job work jobless fired money',
};
