/** Classes, crafts and music. See `thesaurusOf`. */
export const classesWords = `
pottery, painting, ceramics, ~drawing class, ~watercolor, ~sculpting: art class, art lesson, art workshop
painting class, painting, paint and sip, ~watercolor: paint night, learn to paint, acrylic painting, sip and paint, paint a picture, oil painting class, canvas painting, paint party, watercolour
drawing class, sketching, figure drawing: learn to draw, life drawing, sketchbook, drawing lesson, comic drawing, how to draw, draw better
kids art class, kids painting: art class for kids, art camp, child likes to paint, art for children, finger paint, kid loves to draw, arts and crafts, kids craft
pottery, ceramic, clay: ceramics, potter wheel, make a mug, throw a bowl, wheel throwing, throw clay, pottery wheel, make a bowl, kiln, potery, hand building
paint your own pottery, pottery painting: paint pottery, paint a mug, paint a plate, glaze a mug, ceramic painting
knitting, yarn, crochet: knit, knitter, yarn shop, make a scarf, learn to knit, knit a hat, crocheting, needles and yarn, wool shop, knitting circle
sewing class, quilting: learn to sew, sewing lesson, quilt, sewing machine, fabric store, make my own clothes, sew a dress, seamstress class
embroidery, cross stitch, needlepoint, needlework: cross-stitch, embroider, hand stitching, punch needle
weaving, macrame, basket weaving: loom, weave a basket, wall hanging, textile art
candle making, candle pouring, candle: make candles, candle workshop, pour candles, make a candle, scented candle, make my own candle, pour my own candle
soap making, perfume making, bath bomb: make soap, make a fragrance, create a scent, make my own soap
jewelry making, beading, silversmith: make jewelry, make a ring, make earring, metalsmith, bead shop, make a bracelet, friendship bracelet
glass blowing, stained glass, glass workshop, glassblowing: blow glass, glass fusing, glass art, fused glass, make a glass ornament
woodworking, makerspace, carpentry: woodwork, maker space, carpentry class, wood shop, woodshop, build a table, learn carpentry, use power tools, wood carving, whittling, wood turning
3d printing, laser cutting, makerspace: 3d print, 3d printer, laser cutter, cnc, print a part
leatherwork, leather class, leather workshop: make a wallet, leathercraft, make a belt
blacksmith, welding, metalwork, forging: blacksmithing, learn to weld, metalworking, forge a knife, knife making, metal shop
printmaking, screen printing, letterpress: screen print, linocut, block printing, print my own shirt, tie dye
calligraphy, hand lettering, bookbinding, paper craft: bind a book, origami, scrapbooking, scrapbook, card making, pretty handwriting
terrarium, floral class, flower arranging: floral arranging, arrange flowers, floral workshop, flower crown, flower arrangement class, ikebana
wreath, wreath making: make a wreath, holiday wreath, door wreath
craft, diy class: craft class, craft night, crafty, craft workshop, hands on workshop, hands on class, something hands on, anything hands on, hands on activity, hands on, work with my hands, make something by hand, creative, be creative, something crafty, crafting, craft project, with our hands, with their hands, makes things, make something
craft supply, art supply: art supplies, craft store, paint and brushes, craft supplies, sketch pad
photography class, photo class, photography workshop: learn photography, camera class, dslr, photo walk, use my camera, take better pictures, darkroom, film camera
writing class, creative writing, memoir: write a novel, writers group, screenwriting, poetry workshop, writing workshop, learn to write
language class, language, conversation: learn a language, new language, language exchange, language lesson, conversation practice, foreign language, speak another language
spanish class, spanish lesson, spanish course: learn spanish, speak spanish, practice spanish, espanol, improve my spanish, spanish tutor
french class, french lesson, italian lesson: learn french, learn italian, italian class, speak french, practice french
german class, portuguese class, russian class: learn german, learn portuguese, learn russian, german lesson
japanese class, mandarin, chinese class, korean class: learn japanese, learn chinese, learn korean, japanese lesson, chinese lesson
arabic, hebrew, hindi class: learn arabic, arabic class, learn hebrew, hebrew class, learn hindi, arabic lesson
english class, esl, english lesson: learn english, improve my english, ingles, english tutor, practice english
sign language, asl, deaf: learn to sign, talk with my deaf, signing class, american sign language, speak with my hands, asl class, to sign
accessible, captioned, wheelchair, sensory-friendly: wheelchair accessible, subtitle, hard of hearing, asl interpreted, sensory friendly, step free, autism friendly, audio description, ada accessible
music lesson, ukulele, ~guitar, ~piano, percussion: learn an instrument, play an instrument, instrument, music class, learn music, music teacher, pick up an instrument
~guitar, ~guitar lesson, ukulele: learn guitar, play guitar, ukelele, uke, strum, ~banjo, mandolin, bass lesson
~piano, piano lesson, keyboard: piano teacher, learn piano, keyboard lesson, play the piano, piano class
percussion, drum lesson: drum, drumming, drum circle, bongo, conga, drummer, djembe, bang on something
violin, cello, violin lesson: fiddle, viola, learn violin, fiddle lesson, flute lesson, trumpet lesson
voice lesson, singing lesson: learn to sing, vocal coach, singing class, voice teacher, sing better, sing in tune
dj class, music production, recording studio: learn to dj, beat making, record a song, make beats, podcast studio, rehearsal space
music store, instrument repair, guitar shop: guitar string, restring, piano tuning, rent an instrument, buy a guitar, tune my piano
dance class, dance lesson, dancing: learn to dance, dance studio, two left feet, dance moves, dance school, dancing lesson
salsa, ~bachata, latin dance: salsa dancing, salsa dance, salsa lesson, merengue, salsa night, salsa class, cumbia
swing dance, ballroom, tango, waltz: lindy hop, foxtrot, first dance lesson, wedding dance, swing dancing, ballroom dance
line dancing, square dance, country dance: line dance, two step, honky tonk, contra dance, country dancing, boot scoot
hip hop dance, breakdance, k-pop dance: hip-hop class, breakdancing, kpop dance, street dance, hip hop class
ballet class, ballet, tap dance: ballet lesson, ballerina, tutu, adult ballet, ballet for beginners, pirouette, kid wants to dance, kids dance class, barre and ballet
belly dance, pole dance, aerial silk: pole dancing, aerial hoop, aerial yoga, pole fitness, bollywood dance, flamenco
gardening class, community garden: learn to garden, grow vegetables, grow my own, composting, garden workshop, grow tomatoes, compost
makers kit, craft kit, diy kit: make at home kit, kit to take home, knitting kit, crafts at home
online class, virtual class, online: learn from home, class from home, over zoom, on zoom, learn online, remote class, online lesson, online course
`;
