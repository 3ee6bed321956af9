/** Written in haste, on small keys, or in a second language. */
import { labelled, says } from '../labelled'
import { told } from '../told'

export const typos = labelled('typo', {
  'h11-ned-qote': ['ned qote asap wat # do i cal', says(told.quotePhone)],
  'h11-proffesional': ['hw mch is proffesional instal startng at', says(told.install799)],
  'h11-mnthly': ['servce mnthly prce frm?', says(told.monthly47)],
  'h11-contrakt': ['is ther a lng term contrakt 2 sign', says(told.noContract)],
  'h11-waranty': ['waranty hw many yrs', says(told.warranty)],
  'h11-bethsda': ['hoa in bethsda do u srve here', says(/Bethesda|Maryland/)],
  'h11-alexandira': ['r u guys in alexandira va', says(/Alexandria|Northern Virginia/)],
  'h11-capitl': ['capitl hil townhous, u instal ther?', says(/Capitol Hill|Washington,? D\.?C/)],
  'h11-flip-phoen': [
    'my parnts hav flip phoen can thay stil cal form gate',
    says(/dial|any phone|old (phone|one)|whatever phone/i),
  ],
  'h11-gests': ['do airbnb gests ned too downlod a app', says(told.noApp)],
  'h11-dor': ['dose it wrk on a dor insted of gaet', says(told.doors)],
  'h11-wifi-neded': [
    'interent neded at teh gaet or no',
    says(/no phone line|no internet|none is needed|only power|cellular/i),
  ],
  'h11-at-wrok': [
    'can i opne teh gate wen im at wrok',
    says(/remotely|wherever|where you are|anywhere|far away|out of town|not be home|your phone/i),
  ],
  'h11-batery': ['hoa gaet dyes evry blakout, u do batery bakcup?', says(told.battery)],
  'h11-camra': ['camra posible 4 are skool entrnce', says(told.camera)],
  'h11-instal-long': ['hwo mny huors dos instalation tak', says(told.hours)],
  'h11-txt-suport': ['wats teh txt nmbr 4 suport', says(told.supportText)],
  'h11-pikup': ['can gat b sheduled 2 stay opne at skool pikup', says(told.holds)],
  'h11-claener': ['our claener is regular trustd visiter, she get own cdoe?', says(told.trusted)],
  'h11-basik': ['basik instalation prise plz', says(told.basic340)],
})
