import type { TopicWords } from '../topicModel.ts';

/** What words of English questions about deals are about, by kind. */
export const englishTopicWords: TopicWords = {
  car: 'car cars drive driving drove park parked parking lot garage deck valet spot truck suv minivan vehicle automobile auto van meter camper trailer motorcycle',
  end: 'end expire expiration deadline valid extended expiring offer deal promo promotion running',
  month:
    'january february march april may june july august september october november december christmas xmas thanksgiving spring summer fall winter year month',
  left: 'left sold full places seats spaces slots openings available availability taken remaining waitlist filling vacancy vacancies gone',
  span: 'minutes minute mins min hour hr hrs lasts length quick quickly duration half break done finished',
  opening:
    'open opening close closed closing hours start starts begin begins schedule till until til kickoff doors',
  day: 'monday tuesday wednesday thursday friday saturday sunday mon tue tues wed thu thur thurs fri sat sun weekday weekend daily',
  daytime:
    'today tonight tomorrow morning afternoon evening night noon midnight late early pm am clock lunchtime',
  money:
    'price cost costs dollar bucks pay paying paid total apiece expensive cheaper cheap save savings discount percent charge charged rate amount money',
  each: 'per each head person couple both together two altogether',
  young:
    'age kid child children baby infant newborn toddler teen teenager daughter son grandson granddaughter grandkid niece nephew boy girl minor preschooler tween kindergartner grader twins little brother sister',
  years: 'old older young younger yo year yrs month 21 18 adult adults id carded ids license drinking',
  alone: 'alone solo myself single herself himself widow widower unaccompanied own lonely',
  many: 'group people party team coworkers guests friends bachelorette bachelor capacity crowd family families reunion office seat fit hold private buyout squad crew club class',
  body: 'knee hip back legs leg foot ankle surgery walker cane crutches oxygen pregnant disability disabled mobility arthritis limp balance walk stand standing sit heart',
  access:
    'wheelchair stairs steps step ramp elevator lift stroller pram buggy pushchair accessible accessibility handicap handicapped flat level floor chair double',
  senses:
    'deaf hearing blind sensory autistic autism captions captioned loop vision lights adhd overstimulated',
  animal:
    'dog dogs puppy pup cat kitten pet terrier lab labrador chihuahua poodle doodle beagle husky corgi dachshund pitbull shepherd bulldog leash animal parrot rabbit bunny furry doggo pooch hound mutt retriever schnauzer ferret bark bird',
  diet: 'vegan vegetarian veggie gluten celiac coeliac nut peanut allergy allergic allergies halal kosher dairy lactose milk egg shellfish pork meat beef keto diabetic sugar plant pescatarian soy wheat intolerant ingredient carb',
  undo: 'refund cancel canceled cancelled cancellation change changed move reschedule return exchange transfer transferable sick flu postpone credit resell miss missed sell',
  book: 'book booking reserve reserved reservation appointment walkin ahead advance sign signup register registration rsvp ticket tickets',
  include:
    'include included includes including provided provide come comes cover covers covered part package throw',
  meal: 'drink breakfast lunch dinner snack dessert coffee wine beer champagne water soda meal appetizer refill side fries towel popcorn tasting',
  fee: 'fee fees tip tips tipping gratuity deposit tax taxes hidden surcharge additional upcharge service cleaning resort extra extras top',
  code: 'code coupon voucher redeem print printed printout phone screen app scan qr checkout enter apply type barcode screenshot paper certificate',
  terms:
    'catch new customer existing member combine combined stack share split holiday limit household twice again terms exclusions conditions restrictions rules blackout print fine returning repeat regular',
  weather:
    'rain rains raining rained rainy storm snow cold hot heat windy wind cloud cloudy forecast wet freezing thunder lightning umbrella sky weather shade drizzle pour mud ice icy chilly degrees hurricane',
  wear: 'wear wearing clothes shoes shoe boots gear equipment mat helmet dress dressed jacket socks sock hat sunscreen pack swimsuit suit outfit apron laptop lock skates rent rental borrow sneakers heels supplies tools leotard costume jeans gloves bring',
  send: 'deliver delivery delivered deliveries pickup ship shipping shipped mail mailed door doorstep takeout go online zoom virtual doordash ubereats digital curbside drop remote',
  speech:
    'spanish english french german mandarin chinese korean vietnamese arabic portuguese language speak speaks speaking spoken bilingual translation translate translator interpreter subtitles asl hindi russian italian',
  transit:
    'bus train rail line station stop subway transit uber lyft bike walkable streetcar trolley carless transportation metro taxi cab scooter transfer license',
  where:
    'where address located location locations whereabouts far near nearby close closest distance map neighborhood town street meet meeting mile side downtown directions corner mall branch which',
  surroundings:
    'indoor indoors inside outdoor outdoors outside covered patio tent roof rooftop heated heater heaters air conditioning ac loud noisy quiet seating garden terrace heat warm music',
  reach:
    'phone number call website site web email contact instagram facebook link text owner manager reach message talk dm company vendor runs',
  elsewhere:
    'wifi internet restroom bathroom toilet teacher instructor teaches spicy view popular review reviews romantic alcohol smoking smoke haunted music band dj outlets crowded fun worth good hard difficult safe brand size lockers showers shower changing',
};
