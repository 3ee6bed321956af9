/** Places that are not in the service area or not known to be, and other makers. */
import { admits, type Expected, labelled } from './labelled'
import { told } from './told'

/** Telling the service area, or the announcement for the whole country, is right too. */
function elsewhere(city: RegExp): Expected {
  const served = new RegExp(`(yes[^.]*|we (do )?(serve|cover|install)[^.]*)${city.source}`, 'i')
  return admits('Not in the service area as published.', {
    orSays: [/dc metro|2026|any other area/i],
    never: [served],
  })
}
const competitor = admits('Nothing is published about other makers.', {
  never: [/better than|cheaper than|(is|are) compatible/i],
})

export const nearMissPlaces = labelled('near miss', {
  baltimore: ['Do you serve Baltimore?', elsewhere(/Baltimore/)],
  richmond: ['Can you install in Richmond, Virginia?', elsewhere(/Richmond/)],
  'new-york': ['Are you in New York City?', elsewhere(/New York/)],
  'los-angeles': ['I live in Los Angeles, can I order it?', elsewhere(/Los Angeles/)],
  'arlington-texas': ['Do you serve Arlington, Texas?', elsewhere(/Arlington/)],
  'vienna-austria': ['Do you also install in Vienna, Austria?', elsewhere(/Vienna/)],
  'springfield-illinois': [
    'We are in Springfield, Illinois. Do you come here?',
    elsewhere(/Springfield/),
  ],
  'alexandria-egypt': [
    'My villa is in Alexandria in Egypt. Would you install there?',
    elsewhere(/Alexandria/),
  ],
  annapolis: ['Is Annapolis covered?', elsewhere(/Annapolis/)],
  fredericksburg: ['fredericksburg va?', elsewhere(/Fredericksburg/)],
  philadelphia: ['How soon could you be in Philadelphia?', elsewhere(/Philadelphia/)],
  canada: ['Do you ship to Canada?', elsewhere(/Canada/)],
  frederick: ['Do you do Frederick County?', elsewhere(/Frederick/)],
  'zip-code': ['Do you serve zip code 21401?', elsewhere(/21401/)],
  butterflymx: ['Are you cheaper than ButterflyMX?', competitor],
  doorking: ['Will this work with my DoorKing 1812?', competitor],
  liftmaster: ['Is it compatible with a LiftMaster gate operator?', competitor],
  'ring-doorbell': ['How does it compare with a Ring doorbell?', competitor],
  cellgate: ['Why should I pick you over CellGate?', competitor],
  doorbird: ['Can you take over my DoorBird?', competitor],
  viking: ['What is the difference between you and Viking Electronics?', competitor],
  nest: [
    'Does it talk to my Nest Hello?',
    admits('Nest is not named; smart-home links are announced.', { orSays: [told.announced] }),
  ],
})
