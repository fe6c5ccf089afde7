/**
 * What visitors type for things that no tag of a deal says: whom it is for, where, at no cost. In English and Spanish, as lines of
 * `SearchWords.related`; what is before "=" are words of search documents (data/model/deals/searchDocument.ts).
 */
export const searchPhrases: readonly string[] = [
  'free=gratis|gratuito|gratuita|sin costo|no cost|free of charge|complimentary',
  'family=nino|nina|familia|familiar|infantil|chicos|hijos|toddler|little ones|preschooler',
  'adults=adultos|grown ups|21 plus',
  'outdoor=al aire libre|afuera|exteriores|open air',
  'indoor=adentro|interior|interiores|bajo techo|out of the rain',
  'dog=puppy|pup|doggo',
  'spa=spa day|day spa|day at the spa|spa night|dia de spa',
  'date night=noche de cita|noche romantica|noche en pareja|noche de pareja',
  'pool=swimming pool|piscina|alberca|pileta',
  'food=eats|bites|grub|comida|algo de comer',
  'coupon code=discount code|promotional code|voucher code|codigo de descuento|codigo promocional|cupon|cupones',
  'two for one=bogo|buy one get one|2 for 1|2 x 1|2x1|dos por uno',
];
