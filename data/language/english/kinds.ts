/** Leisure activities of a kind, separated by "|": who asks for one that no deal offers may like another. */
export const englishKinds: readonly string[] = [
  'tennis|pickleball|golf|disc golf|mini golf|basketball|baseball|football|soccer|hockey|volleyball|softball|rugby|lacrosse|ballgame|sport|running|bowling',
  'kayaking|canoeing|rafting|whitewater|paddleboarding|sup|sailing|boating|boat|swimming|fishing|beach|lake|river|waterfall',
  'zip lining|climbing|bouldering|skydiving|paintball|go kart|trampoline|obstacle course|ropes course|treetop|axe throwing|hot air balloon|helicopter|racing|nascar|cave|archery',
  'hiking|trail|camping|picnic|garden|birdwatching|nature|mountain|park|stargazing|berry picking|pumpkin patch|farm|tree|flower',
  'biking|cycling|mountain biking|scooter|segway|skating|skateboarding',
  'aquarium|zoo|goat|animal|horseback riding|horse riding|horse|farm|rodeo|birdwatching',
  'museum|gallery|art|painting|pottery|craft|mural|street art|photography|knitting',
  'planetarium|science center|science|dinosaur|astronomy|history|architecture|museum',
  'gaming|video game|board game|puzzle|escape room|arcade|scavenger hunt|lego|comic|trivia',
  'magic|circus|puppet|comedy|theater|improv',
];
