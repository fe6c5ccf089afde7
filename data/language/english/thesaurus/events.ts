/** What is played for children, whatever it is. After another word it is that show: "light show for kids". */
const showForKids =
  'kid show, childrens show, children show, family show, a show for kid, a show for the kid, a show for my kid, a show for children, a show for toddler, a show for family, any show for kid, any show for my kid';

/** Games, shows, museums, festivals and nights out. See `thesaurusOf`. */
export const eventsWords = `
scavenger hunt, treasure hunt, geocaching: geocache, clue hunt, city quest, puzzle walk, treasure walk
escape room: escape game, locked in a room, escape the room, puzzle room, solve puzzles, break out room, exit game
murder mystery: mystery dinner, whodunit, solve a murder, detective game, mystery party
bowling, bowling alley: bowling lane, knock down pins, duckpin, go bowl, ten pin, bowl a strike
arcade, pinball, video game: skee ball, skeeball, retro games, claw machine, arcade game, free play, barcade
video game, gaming, gaming lounge, esports: videogame, console game, gamer, lan party, video gaming
virtual reality, vr: vr game, vr headset, vr arcade, virtual reality game
board game, game cafe, game night, ~chess: boardgame, board games cafe, card game, tabletop game, play games with friends, game store
~chess, chess club: chess lesson, play chess, checkmate, checkers, chess board
role-playing game, dungeons and dragons, tabletop: dnd, d&d, role playing game, dungeon master, rpg night, trading card
mahjong, bridge, poker, card game: mah jongg, bridge club, poker night, play cards, euchre, cribbage, canasta
jigsaw puzzle, puzzle: jigsaw, puzzle swap, puzzle store, 1000 piece puzzle, puzzles to do
trivia, quiz, pub quiz: quiz night, trivia night, bar trivia, quizz, general knowledge, quiz team
bingo, drag bingo: bingo night, bingo hall, music bingo
billiards, pool hall, darts: shoot pool, pool table, snooker, dart board, play pool, eight ball
karaoke, singing room: kareoke, karoke, sing with friends, private singing room, sing my heart out, open mic singing, belt out songs, sing a song
casino, poker night: blackjack, slot machine, roulette, casino night, gamble
!show, theater, comedy, improv, puppet, concert, ~magic show, ~circus, ~musical, ~ballet performance, ~cabaret, ~drag show, ~burlesque, ~opera: !shows, stage show, live performance, something on stage, live event, live entertainment
concert, live music, gig: live band, gig tonight, band playing, hear a band, show with music, music show, live show, music venue, concert ticket, rock show, indie band, something with music, somewhere with music, place with music, some music
outdoor concert, lawn concert, music festival: concert in the park, music outdoors, bandshell, amphitheater, music on the lawn
jazz, ~blues, ~swing: jazz club, saxophone, blues band, blues club, big band, trumpet player, jazzy, live jazz
classical, orchestra, symphony, string quartet, chamber music: classical music, mozart, bach, beethoven, philharmonic, violin, violin concert, classical concert, vivaldi
candlelight concert, candlelight: candle light concert, concert by candlelight, candlelit, candlelit music
opera, musical theater, broadway: aria, operetta, soprano, opera house, tenor
choir, singing, chorus, sing-along: sing in a group, community choir, singalong, sing along, carol singing, a cappella, join a choir, gospel choir
musical, broadway, musical theater: musical theatre, broadway show, see a musical, showtune, musicals
theater, one-act, drama, theatre, stage play: see a play, one act, shakespeare, live theater, theater ticket, playhouse, on stage drama, watch a play, there a play, any play, good play, a play in, a play on, a play for, a play this, a play with, have a play, or a play, a play or, about a play, and a play, matinee
improv, comedy: improv show, improvised comedy, sketch comedy, improvisation
improv class, acting class, theater class: acting lesson, learn to act, drama class, theater camp, learn improv, drama club, acting workshop
comedy, stand-up, comedian: stand up comedy, standup, comic on stage, comedy club, have a laugh, funny show, something funny, anything funny, make me laugh, comedy show, need a laugh, good laugh
magic show, magician, circus: magic trick, illusionist, acrobat, sleight of hand, sword swallower
puppet, puppet show, marionette: puppetry, punch and judy
puppet show: ${showForKids}
magic show: ${showForKids}
burlesque, drag show, cabaret: drag queen, drag brunch, drag performance
ballet performance, dance performance, dance show: watch ballet, nutcracker, see a ballet, watch dancers, ballet
poetry, spoken word, open mic, storytelling: poetry slam, poet, storytelling night, poetry reading, slam poetry, tell stories on stage
author, book signing, author talk: author reading, meet the author, author event, book launch
lecture, science talk, public lecture: public talk, guest speaker, panel discussion
movie, cinema, film, double feature: film screening, see a film, watch a film, flick, movie theater, movie ticket, big screen, picture show
outdoor movie, drive-in, outdoor cinema: drive in movie, movie in the park, movie under the stars, open air cinema, movie outside
horror film, scary movie: horror movie, scary film, slasher, creepy movie, zombie film
silent film, classic film, documentary: old movie, classic movie, film noir, black and white movie, film festival, short film, foreign film, indie film, arthouse
museum, exhibit, exhibition: musuem, museum ticket, museum pass, free museum, look at exhibits
art gallery, gallery, art exhibit, art museum: art galleries, gallery opening, art show, look at art, see some art, see paintings, art walk, sculpture
immersive art, light show, projection: immersive exhibit, light installation, projection show, van gogh, laser show, selfie museum
mural, street art, graffiti: public art, wall paintings, spray paint art
history museum, historic site, heritage: historic home, old mansion, civil war, history lesson, local history, house museum, historical
science museum, science center, dinosaur: hands on science, science fair, science experiment, stem museum, hands on museum
dinosaur, fossil: dino, t rex, t-rex, trex, paleontology, triceratops, dinosour
festival, street fair, fair: block party, county fair, state fair, street festival, fall festival, carnival, parade, cultural festival
renaissance fair, medieval: ren faire, renfaire, medieval fair, joust, knights and jousting
comic con, anime, cosplay: comicon, manga, anime convention
nightclub, dancing, dj, disco: night club, clubbing, dance floor, go dancing, dance party, dj set, dance the night away, silent disco, dance all night, rave
~country music, bluegrass, folk: folk music, americana, fiddle music, banjo music, country band, folk singer, singer songwriter
latin music, mariachi, reggaeton: latin band, cumbia band, latin night, salsa band
hip hop, rap, r&b: rap show, hip hop show, hip hop concert, rapper, soul music, funk band, hip hop night
punk, rock music, heavy metal: punk show, metal show, rock concert, rock band, punk rock, cover band, tribute band
brass band, parade, marching: brass concert, marching band, trombone, tuba, second line
lgbtq, pride: gay bar, lgbt, queer night, pride parade, lesbian bar, pride event
speed dating, singles, social mixer: singles night, singles mixer, meet someone, singles event, meet a partner, matchmaker
social club, meetup, make friends: meet new people, new in town friends, make new friends, mingle, meet people
book club, reading group: silent book club, discuss a book, read with others, bookclub
volunteer, charity: volunteering, give back, charity event, donate time, food bank, community service, volunteer work
`;
