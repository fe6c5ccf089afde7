/** Stays, tours and the feasts of the year. See `thesaurusOf`. */
export const travelWords = `
hotel, stay, inn, hostel, bed and breakfast, vacation rental, resort: !hotel, hotel night, place to stay, somewhere to stay, to sleep, i sleep, we sleep, us sleep, them sleep, hotel room, place to sleep, overnight stay, room for the night, lodging, motel, accommodation, accomodation, hotell, stay the night, stay overnight, spend the night, need a bed, cheapest bed, a bed for, where to stay, somewhere to sleep, a room, private room, cheap room, cheapest room, nice room, need room, room tonight, rooms for a, place to crash, somewhere to crash, a bed, cheap bed, bed tonight, bed for the night, bed for tonight, sleep over, stay over, where should we stay, where should i stay, where can we stay, where can i stay, where do we stay, where could we stay, where are we staying, place we can stay
hostel, bunk, dorm bed: bunk bed, bunkbed, backpacker, shared dorm, youth hostel, bed in a dorm, crash for the night
inn, bed and breakfast: b&b, b&bs, bnb, country inn, guesthouse, guest house, cozy inn, b and b
vacation rental, apartment stay, ~cabin, house rental: vacation home, cottage, ~tiny house, house for the weekend, rent a house, ~treehouse, house to ourselves, whole house, beach house, rent a cabin, bungalow, place with a kitchen, log cabin, airbnb, vrbo
extended stay, weekly stay, furnished apartment: weekly rate, stay for a week, stay for a month, monthly rental, month to month, corporate housing, long stay
resort, spa hotel, spa getaway: spa weekend, spa retreat, hotel with a spa, wellness retreat, resort pass
getaway, weekend getaway, staycation, hotel, inn, bed and breakfast, vacation rental, resort: !getaway, !weekend getaway, !staycation, weekend away, night away, romantic getaway, mini vacation, get out of town, overnight getaway, weekend trip, one night away, night without the kids, mini break
pool hotel, hotel pool, family suite: hotel with pool, hotel with a pool, pool at the hotel, indoor pool, suite for the family, adjoining rooms, hotel for the family
pet-friendly hotel, dog friendly hotel: pet friendly hotel, hotel with my dog, stay with my dog, hotel for dogs, travel with my dog, hotel that takes dogs, hotel that allows dogs, pet friendly stay
day trip, excursion, guided trip: bus trip, day tour, day out of town, daytrip, one day trip
sightseeing, city tour, trolley, bus tour, hop-on hop-off: sight seeing, something to see, things to see, trolly, hop on hop off, see the sights, tour of the city, double decker, see the city, tour around town, tourist attraction, landmark, see the whole town, show me around, city pass, site seeing
e-bike, bike tour, scooter, trolley, bike rental, streetcar: get around, getting around, get around town, get around the city
walking tour, guided tour, architecture tour: tour guide, architecture, free walking tour, history walk, neighborhood tour, tour on foot, historic walk, old buildings, history tour
audio tour, self-guided tour: self guided tour, self-guided, audio guide
ghost tour, ghost walk, haunted: ghosts, haunted house, spooky tour, ghost hunt, paranormal, ghost story, spooky walk, cemetery tour, haunted tour, something spooky, witch
carriage ride, pedicab, rickshaw: horse carriage, horse drawn, horse and buggy, bike taxi, party bike, pedal pub
golf cart tour, jeep tour: golf cart, golf cart rental, open air tour, tuk tuk
factory tour, behind the scenes, studio tour: stadium tour, how it is made, backstage tour
airline, cruise, travel deal, airfare: airline ticket, plane ticket, flight deal, cheap flight, vacation package, cruise ship, plane trip, travel agent
train ticket, bus ticket, intercity: intercity bus, train to another city, coach ticket, bus to another city
lantern, lantern festival: lantern walk, glowing lanterns, lantern garden, paper lantern
christmas, holiday, ~santa, tree lighting: xmas, christmas carol, x-mas, christmas eve, advent, santa claus, noel, christmassy, stocking stuffer, photo with santa, father christmas, reindeer, elf
christmas light, holiday light, light trail, lights: see the lights, lights display, drive through lights, festive light, winter lights, light display, lights trail, drive thru lights, twinkling lights
christmas tree, tree farm: xmas tree, cut our own tree, tree lot, cut a tree, fir tree
gingerbread house, gingerbread: gingerbread man, decorate gingerbread, ginger bread, candy house
hanukkah, menorah: chanukah, dreidel, hannukah, festival of lights, hanukah
kwanzaa, juneteenth, black history: african american history, black history month, civil rights
new year, new years eve, nye: countdown, ring in the new, ball drop, dec 31, december 31, ring in the year
lunar new year, chinese new year: dragon parade, lion dance, tet festival, year of the dragon
valentine, valentines day: vday, galentine, v-day, february 14
mardi gras, carnival: king cake, fat tuesday, carnaval, masquerade, mardi gra
st patricks day, irish: st patrick, st pattys, leprechaun, saint patrick, irish dance, green beer, st paddys
irish, pub, irish pub: shepherds pie, pub food, pub grub, irish food, corned beef, english pub, bangers and mash
easter, egg hunt: easter egg, easter bunny, easter brunch, dye eggs, easter basket
passover, ramadan, eid, diwali: seder, iftar, holi, suhoor
mothers day: mother day, mothers-day, mom day, brunch with mom, mothers day gift, mothers day brunch
fathers day: father day, dad day, fathers day gift, fathers day present
fourth of july, firework, independence day: 4th of july, july 4th, july fourth, july 4, watch fireworks
halloween, trick or treat, costume party: hallowen, haunted hayride, trunk or treat, spooky season, halloween party, zombie run, spooky fun
pumpkin patch, corn maze, hayride: pumpkin picking, pick pumpkins, pumpkin, carve a pumpkin, jack o lantern, hay ride, pumpkin carving, hay bale, fall fest
fall foliage, autumn: leaf peeping, autumn leaves, fall leaves, leaves changing, foliage, fall color
day of the dead, cinco de mayo, hispanic heritage: dia de los muertos, sugar skull, ofrenda, posada, quinceanera
thanksgiving, turkey: turkey dinner, thanksgiving dinner, turkey day, friendsgiving, thanksgiving meal, order a turkey, thanksgiving pie
oktoberfest: octoberfest, lederhosen, oktober fest, german beer festival
bachelorette, bachelor party, hen: hen party, bride to be, bachelorette party, stag party, bridal party, bridesmaids, bach party, bridal shower
snow, winter festival, ice sculpture: winter carnival, snow globe, ice bar, igloo dining, snow day fun, snowman
fire pit, bonfire, campfire: firepit, sit by a fire, roast marshmallow, around a fire, campfire dinner, smores
sunset: watch the sunset, golden hour, sunset view, sundown view, sun go down, see the sunset
sunrise: watch the sun rise, sun rise, dawn flight, sun come up
national park, state park, park pass: canyon, desert tour, cave tour, cavern, caves, park ranger
wildflower, spring bloom: flower field, sunflower field, lavender field, flower festival, spring flowers
henna, mehndi: henna tattoo, mehndi artist, temporary tattoo, henna hands
viewpoint, view, scenic, observation deck, rooftop: great view, view of the city, scenic view, scenic overlook, skyline, lookout, nice view, panorama, see the skyline
`;
