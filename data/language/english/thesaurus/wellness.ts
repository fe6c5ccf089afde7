/** Fitness, wellness and beauty. See `thesaurusOf`. */
export const wellnessWords = `
gym, fitness, gym pass, workout: work out, lose weight, get in shape, get fit, back in shape, lift weights, gym membership, treadmill, weight room, weightlifting, exercise class, fitness center, weight lifting, health club, free weights
personal training, personal trainer: trainer at the gym, training plan, one on one training, fitness coach, get in shape, get fit
crossfit, boot camp, hiit: cross fit, bootcamp, circuit training, interval training, functional fitness
yoga, hot yoga, yoga class: vinyasa, downward dog, yogi, yoga studio, yin yoga, yoga mat, restorative yoga, prenatal yoga
pilates, barre, reformer: barre class, pilates class, pilattes, core workout, barre workout
spin class, cycling studio, indoor cycling: spinning class, stationary bike, cycle class, spin studio
zumba, dance fitness, aerobics: jazzercise, cardio dance, dance workout, step class, cardio class
water aerobics, aqua fitness: aqua aerobics, pool exercise, water exercise, aquafit
boxing, kickboxing, boxing gym: boxing class, punching bag, kick boxing, learn to box, punch something, muay thai
martial art, karate, judo, jiu-jitsu, taekwondo: jiu jitsu, bjj, tae kwon do, aikido, kung fu, mma class, black belt
self-defense: self defense, self defence, learn to defend myself, krav maga, protect myself, self-defense class
tai chi, qigong: taichi, qi gong, chi gong, slow movement class
stretching, mobility, chair exercise: stretch class, assisted stretch, mobility class, chair yoga, gentle exercise, improve my balance, stiff joint, loosen up my body, balance class
meditation, mindfulness, breathwork, sound bath: meditate, gong bath, guided meditation, breathing exercise, singing bowl
massage, couples massage: masseuse, back rub, rub my shoulder, rub my back, rub my foot, rub my neck, deep tissue, hot stone, sore back, knots in my back, tight shoulder, massage therapist, masage, sore shoulder, stiff neck, back is killing me, back hurts, neck hurts, shoulders hurt, my back aches, aching back, neck and shoulder, foot massage, reflexology
spa, day spa, sauna, steam room: spa day, hot tub, jacuzzi, spa treatment, pampering, pamper, pampered, pampering day, pamper day, day of pampering, body scrub, bathhouse, hot spring, banya
float tank, cryotherapy, cold plunge, infrared sauna: sensory deprivation, ice bath, salt cave, flotation, salt room
acupuncture, cupping therapy: acupuncturist, acupressure, needles for pain, chinese medicine
chiropractor, chiropractic, back pain: crack my back, spinal adjustment, back adjustment, threw out my back
physical therapy, physiotherapy, sports medicine: physical therapist, physio, pt session, sports injury, knee pain, rehab exercise, injury recovery
reiki, energy healing: chakra, crystal healing, healing session
tarot, psychic, astrology: palm reading, fortune teller, birth chart, tarot reading, horoscope
manicure, nail, gel manicure, nail salon: mani, get my nails done, gel nails, nail polish, acrylic nail, nails done, nail art, do my nails, dip powder, mani pedi, nail tech
pedicure, foot spa: pedi, toes done, toenail, foot soak, feet done, foot scrub, polish my toes
facial, skincare, esthetician: skin care, dermaplaning, chemical peel, microdermabrasion, hydrafacial, acne treatment, clean pores, skin treatment, dry skin
waxing, hair removal, laser hair removal, threading: brazilian wax, bikini wax, leg wax, sugaring, unwanted hair
brow, eyebrow, lash: brow wax, microblading, brow lamination, brow tint, shape my brows
lash, eyelash extension, lash lift: eyelash, lash extension, fake lashes, lashes done
makeup, makeup artist, makeup lesson: make up artist, get made up, bridal makeup, makeover, mua, lipstick, cosmetic
spray tan, tanning: tanning bed, get a tan, tanning salon, sunless tan
botox, filler, medspa: filler injection, med spa, wrinkle, injectable, lip filler
tattoo, piercing, henna: tattoo artist, ear piercing, ears pierced, nose ring, ink done, get inked, pierced ears, tatoo
tattoo removal: remove a tattoo, laser off a tattoo, fade a tattoo, regret my tattoo
haircut, barber: hair cut, mens cut, womens cut, ladies cut, kids cut, a cut and style, cut and blow dry, cut for my husband, cut for my son, cut for me, cut for him, cut my hair, get a trim, hair trimmed, bangs trimmed, hairdresser, hair stylist, need a trim, chop my hair, split ends, fringe cut, get my hair cut, hairdo
barber, barbershop, fade, shave: barber shop, fade haircut, skin fade, buzz cut, crew cut, line up and fade, mens haircut
shave, beard trim, hot towel: beard, straight razor, mustache, trim my beard, neck shave
hair color, balayage: hair colour, dye my hair, highlights in my hair, cover my gray, root touch up, color my hair, bleach my hair, hair dye, grey roots, ombre, hair colorist
blowout, blow-dry, hair styling, updo: blow out my hair, blow dry, blowdry, hair styled, prom hair, get my hair done
braid, natural hair, hair extension: box braid, cornrow, dreadlock, locs, weave install, silk press, twist hair, knotless, wig, curly hair cut
keratin, perm, hair treatment: straighten my hair, hair straightening, brazilian blowout, frizzy hair, scalp treatment, relaxer, deep conditioning
kids haircut, first haircut: childs haircut, baby haircut, toddler haircut, cut my sons hair, cut my kids hair, haircut for my son, haircut for my daughter
`;
