/** Children and animals. See `thesaurusOf`. */
export const familyWords = `
play area, indoor playground, play cafe, soft play: about a play area, and a play area, about a play place, and a play place, ball pit, playground, place to play, somewhere to play, room to play, play space, playplace, kids play place, run around inside, toddler gym, jungle gym, burn off energy, run around, burns energy
babysitter, babysitting, childcare, nanny: baby sitter, babysit, child care, watch the kids, watch my kids, mind the kids, look after the kids, parents night out, child minder, evening sitter, sitter for the kids, watch the children
daycare, preschool, after-school: after school program, after school care, nursery school, kindergarten, afterschool
summer camp, day camp, kids camp: school break camp, camp for kids, spring break camp, winter camp, schools out, no school, school holiday camp, teacher workday
coding class, coding, robotics, game design: learn to code, code camp, programming class, build a robot, python class, coding camp, scratch programming, computer programming, make a video game
lego, building block: brick building, lego club, build with bricks
story time, storytime: story hour, read to my kid, read aloud, stories for kids, library hour, bedtime story, toddler reading
baby class, parent and baby, toddler music: mommy and me, baby group, baby yoga, toddler class, mom group, new mom group, baby music, music for babies
baby gear, baby clothes, stroller: stroller rental, crib rental, car seat, rent a stroller, onesie, infant clothes
kids clothes, children clothing, consignment: childrens clothes, clothes for my kid, outgrown clothes, kids consignment, clothes for a toddler, school clothes, kid outgrew, growing out of everything, school uniform
birthday party, kids party, party venue: bday party, party place, host a birthday, childs birthday, party room, turning six, birthday bash, birthday celebration
face painting, party entertainer, clown: face paint, clown for a party, balloon animal, princess party, balloon artist, party magician
party supply, balloon, party rental: party supplies, party decoration, tent rental, pinata, balloon arch, rent tables and chairs, streamers
zoo, aquarium, wildlife: see animals, wild animal, giraffe, lion and tiger, safari park, monkeys, wildlife park
aquarium, shark, sea life: jellyfish, penguin, sea turtle, otters, stingray
farm, petting zoo, goat, farm animal: farm visit, pet a goat, feed animals, farm tour, baby goat, alpaca, llama, barnyard, pet some animals, feed goats, chickens and cows
butterfly, insect, reptile: butterfly house, bug show, reptile show, insect zoo, snakes and lizards, butterfly garden
botanical garden, arboretum, conservatory, lantern garden: rose garden, public garden, greenhouse visit, tulip, cherry blossom, see flowers in bloom, botanic garden, japanese garden
amusement park, theme park, roller coaster: rollercoaster, thrill ride, rides for kids, bumper car, log flume, coasters
carousel, merry-go-round, ferris wheel: merry go round, carrousel, painted horses, caroussel
ferris wheel, observation wheel: big wheel ride, observation deck, skyline from above, sky deck
train ride, scenic railway, train: ride a train, steam train, choo choo, vintage train, railroad, train trip, likes trains, loves trains, train museum, locomotive, model train
fire truck, construction: fire engine, touch a truck, big trucks, bulldozer, excavator, digger, loves trucks
planetarium, rocket, space museum: outer space, astronaut, space camp, loves space
kids science, science class, stem: stem class, science camp, slime, chemistry for kids, stem camp, loves science
tutoring, tutor, homework help: math help, math tutor, failing math, algebra, reading tutor, help with homework, chemistry tutor, struggling in school
test prep, sat prep, college prep: act prep, college essay, college application, gre prep, study for the sat, lsat
driving school, driving lesson: learn to drive, drivers ed, driver education, driving test, learners permit, driving instructor, parallel park
dog walking, dog walker: walk my dog, walk him, somebody to walk, pup needs a walk, walk the dog, walk our dog, dog alone all day, dog needs a walk, let my dog out, dog walked, dog needs walking
pet sitting, cat sitting, dog boarding, kennel: pet sitter, cat sitter, dog sitter, board my dog, feed my cat, watch my dog, watch my cat, look after my dog, look after my cat, cat boarding
dog daycare, doggy daycare: doggie daycare, puppy daycare, dog day care, dog play group, puppy playtime
dog grooming, dog groomer, dog bath: groomer, groom my dog, dog needs a groom, dog needs grooming, dog groom, groom the dog, groom our dog, pet groom, pet groomer, dog haircut, dog nail trim, wash my dog, pet grooming, smelly dog, dog is muddy, shaggy dog, bath for my dog, dog stinks, dog wash, cat grooming, dog needs a bath
dog training, puppy class: dog trainer, puppy training, obedience class, train my dog, train my puppy, puppy school, pulls on the leash, dog will not listen
veterinarian, vet, pet clinic: vet visit, vet appointment, sick cat, sick dog, pet vaccine, rabies shot, animal hospital, spay, neuter, pet dental, animal doctor, vet clinic, need a vet
pet supply, pet store, dog treat: pet supplies, dog food, cat food, dog toy, dog bone, cat toy, leash, cat litter, dog bed, pet shop, dog biscuit
pet adoption, animal shelter, cat cafe: adopt a dog, adopt a cat, rescue dog, adopt a pet, kitten adoption
cat cafe: kitty cafe, pet some cats, play with kittens, cuddle a cat, coffee with cats, cuddle kittens
dog friendly, dog park, dog patio: dogs allowed, bring my dog, pet friendly, bring the dog, with my dog, dog bar, take my dog, puppy friendly, bring my pup, dogs welcome
pet photo, pet portrait: dog portrait, picture of my dog, pet photography, painting of my dog, cat portrait
`;
