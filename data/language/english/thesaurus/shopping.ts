/** Shops and gifts. See `thesaurusOf`. */
export const shoppingWords = `
bookstore, book, used book, paperback, magazine, newspaper, newsstand: book store, bookshop, novel, something to read, secondhand book, book shop, good read, mystery novel, cookbook, bookworm, buy a book, books to read, hardcover, local paper, to read
children book, picture book: childrens book, kids book, book for a child, board book, chapter book, books for kids
comic, comic book, graphic novel: comic shop, comic store, superhero comic, back issue
record, vinyl, record store: record shop, used record, turntable, record player, vinyl record, crate digging, records and cds, album on vinyl
headphone, audio: earbuds, speaker for music, hi-fi, stereo system, noise cancelling, earphones, earpods
electronics, computer, gadget, phone accessory: phone case, charger, used laptop, new phone, phone charger, charging cable, buy a laptop, used phone, refurbished
toy, toy store, toy shop: baby shower, baby gift, newborn gift, baby present, new baby gift, stuffed animal, doll, teddy bear, action figure, plush, toys for, plaything, wooden toy
gift, present, gift box, gift shop: present for, gift basket, something to give, host gift, thank you gift, care package, housewarming gift, present idea, hostess gift, teacher gift, wedding gift, gift idea
souvenir, local gift, made locally, gift shop: keepsake, postcard, something to take home, locally made, made in town, fridge magnet, locally made gift, memento, trip memento
shipping, ships, mail order: be mailed, be shipped, mailed to, shipped to, can mail, that ships, else ships, ship it to, ship to her, ship to him, ship to my, mail it to, mail to my, mail to her, mail to him, by mail
gift card, gift certificate: giftcard, gift voucher, gift cert, prepaid card, e-gift
corporate gift, client gift: gift for a client, employee gift
greeting card, stationery: fountain pen, birthday card, notebook and pen, wedding invitation, thank you card, gift wrap, journal notebook, planner notebook
candle shop, candle: candles, scented candle, soy candle, candle store, beeswax candle, candle gift
soap, bath product, lotion: bar soap, handmade soap, shampoo, natural skincare, bath salts, body butter, hand cream, conditioner
perfume, fragrance: cologne, custom scent
jewelry, necklace, earring: bracelet, engagement ring, jewellery, diamond, pendant, wedding band, jewelery, ring for my
wristwatch, watch shop: buy a watch, new watch, wrist watch, mens watch, ladies watch
clothing, boutique, fashion, apparel: new outfit, clothes shopping, dress, clothing store, new clothes, new blouse, dress shop, new sweater, buy clothes, outfit, something to wear, wardrobe, new jeans, new dress, new shirt, shop for clothes
vintage, vintage clothing, retro: vintage shop, retro clothes, vintage dress, vintage store, old school clothes, 70s clothes, retro fashion
thrift, thrift store, secondhand, consignment: second hand, thrift shop, used clothes, thrifting, charity shop, pre-owned, preloved, resale shop, gently used, hand me down, used clothing
suit, menswear, formal wear, tuxedo: tux, mens suit, custom suit, suit for a wedding, prom dress, dress rental, evening gown, suit rental, necktie, formal dress
shoe, shoe store: buy shoes, new boots, sandals, high heels, shoe shop, cowboy boot, pair of shoes, new shoes, sneaker shop
hat shop, hat store: cowboy hat, new hat, baseball cap, scarf and gloves, beanie, milliner, gloves, hats
handbag, purse, luggage, suitcase: new handbag, buy a purse, tote bag, new suitcase, new backpack, leather goods, buy luggage, new wallet, new purse, suitcase shop
costume, costume rental: costume shop, halloween costume, fancy dress, dress up outfit, cosplay outfit
lingerie, bra, swimwear: bra fitting, swimsuit, bathing suit, bikini, underwear, swim trunks, bra that fits
craft market, maker market, artisan, night market, makers market, art fair: craft fair, handmade, handmade goods, local artist, holiday market, christmas market, xmas market, winter market, holiday fair, christmas fair, handcrafted, hand made, market stall, pop up market, bazaar, crafts by local makers
local art, print, art print, poster: art for my wall, wall art, buy art, paintings for my wall, artwork, print of the city, something for my wall, map of my neighborhood, framed map, custom map
kitchenware, cookware, kitchen store: frying pan, kitchen gadget, cast iron, chef knife, pots and pans, kitchen knife, tableware
hardware store, tool library, tool rental: borrow a drill, rent a drill, power tool, borrow tools, rent tools, borrow a ladder, power drill, hammer and nails
sporting goods, sports equipment: tennis racquet, golf club set, used sports gear, yoga gear, team jersey, fan gear, cleats, jersey
bike shop, bicycle, used bike: buy a bike, new bike, bike helmet, kids bike, bicycle for sale, bike light, bike lock
cannabis, hemp, cbd: dispensary, edibles, marijuana
cigar, hookah, tobacco: cigar lounge, shisha, tobacco shop, hookah lounge
wine shop, bottle shop, liquor store: bottle of wine, case of wine, six pack, buy wine, wine store, bottle to bring
wine club, beer subscription, subscription box: monthly box, monthly subscription, gift subscription, box every month
`;
