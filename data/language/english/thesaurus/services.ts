/** Health, paperwork and help with occasions. See `thesaurusOf`. */
export const servicesWords = `
dentist, dental, teeth cleaning: clean my teeth, toothache, cavity, teeth cleaned, dental cleaning, dental checkup, filling fell out, tooth hurts, root canal, chipped tooth, dental exam, wisdom tooth, my tooth, my teeth, teeth hurt, tooth pain, teeth problem, bleeding gum, my gums
teeth whitening, cosmetic dentistry: whiter teeth, whiten my teeth, yellow teeth, bleach my teeth, brighter smile
orthodontist, aligner: braces, clear aligner, straighten my teeth, crooked teeth, retainer for my teeth, invisible braces
eye exam, optometrist, eyeglasses, eyewear: eye doctor, contact lens, new glasses, blurry vision, vision test, see far away, eye test, eyes checked, eye checkup, spectacles, bifocal, cant see the board, reading glasses, optician, lenses, glasses repaired
sunglasses: sun glasses, shades for my eyes, polarized lens, sunnies, prescription sunglasses
hearing test, hearing aid, audiologist: hard to hear, cannot hear well, ears checked, hearing exam, ear wax
flu shot, vaccine, health checkup, health clinic, urgent care: vaccination, physical exam, blood pressure check, booster shot, travel vaccine, checkup with a doctor, walk in clinic, health screening, sports physical, see a doctor, flu jab
dermatology, skin check: dermatologist, mole checked, rash, skin cancer screening
nutrition, dietitian, weight loss: nutritionist, lose weight, meal plan, diet plan, healthy eating plan, eat healthier, nutrition coach
therapy, counseling, therapist: therapy session, talk therapy, couples counseling, mental health, counselor, support group, grief group, marriage counseling
pharmacy, drugstore, vitamin, supplement: vitamins, prescription, protein powder, herbal remedy, apothecary
iv drip, hydration therapy, hangover: iv therapy, vitamin infusion, vitamin shot, hangover cure
first aid class, cpr: cpr class, first aid, cpr certification, lifeguard class, babysitter certification
doula, prenatal, childbirth class: prenatal class, lamaze, birthing class, lactation, breastfeeding help, pregnancy massage
senior care, elder care, home care: caregiver, home health aide, companion for my mother, in home care, respite care
tax, tax preparation, tax return, accountant: do my taxes, tax prep, file my taxes, income tax, w-2, tax refund, taxes, tax help, irs, tax preparer, 1099, file taxes, bookkeeper
financial planning, credit, financial coach: financial planner, financial advisor, credit score, budget coach, debt help, retirement planning, money coach, student loan help, savings plan
lawyer, legal, attorney, legal clinic: legal advice, legal help, write a will, make a will, divorce lawyer, tenant rights, legal question
immigration, citizenship, visa help: citizenship class, green card, naturalization, citizenship test, visa application, immigration lawyer
resume, career coaching, job help: cv, career coach, interview prep, job search, cover letter, find a job, mock interview, headshot and resume, career change, job interview, resume review
headshot, professional portrait: head shot, linkedin photo, profile picture, professional photo, photo for my resume
photographer, photography, portrait, family photo: portrait session, photo shoot, photoshoot, need pic, pic taken, picture taken, engagement pic, take pic of us, engagement photo, photo session, maternity photo, baby picture, mini session, family pictures, pictures taken, graduation photo, take our picture, take our photo, senior photos, newborn photo, wedding photo
photo printing, film developing, digitize: print my photos, digitize my, old home video, develop film, photo album, old photos scanned, scan my photos, vhs to digital, slides digitized, restore old photo
coworking, meeting room: co-working, hot desk, office space, conference room, desk for a day, desk for the day, workspace, place to work remotely, rent a desk, cowork, work remotely
event space, wedding venue: event venue, rent a hall, baby shower venue, reception hall, place for a wedding, banquet hall, private event space
wedding planner, wedding dress, bridal: bridal shop, bridesmaid dress, bridal gown, plan my wedding, wedding gown
team building, corporate outing, group outing: team outing, office party, staff party, company party, work outing, corporate event, company outing, teambuilding, offsite, outing with coworkers
web design, marketing, small business help: website built, marketing help, logo design, business plan, start a business, social media help, make me a website
translation, interpreter: translator, translate a document, translate my birth certificate
genealogy, family history: family tree, ancestor, ancestry, family history research
funeral, memorial, pet memorial: funeral flowers, cremation, memorial service, sympathy flowers, headstone
`;
