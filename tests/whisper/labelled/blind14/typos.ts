/** Written in haste, in the rain, or in a second language. */
import { labelled, says } from '../labelled'
import { told } from '../told'

export const typos = labelled('typo', {
  'h14-waranti': ['waranty how mny yrs', says(told.warranty)],
  'h14-lifetme': ['u hav liftime coverge?', says(told.lifetime)],
  'h14-permonth': ['how mutch a munth', says(told.monthly47)],
  'h14-profinst': ['profesional instalation strats at wht prise', says(told.install799)],
  'h14-bascinst': ['basik instalation cots?', says(told.basic340)],
  'h14-contrakt': ['i must sine long contrakt or no', says(told.noContract)],
  'h14-batry': ['bakcup battry whn powr gos out do u hav', says(told.battery)],
  'h14-howlng': ['hw lnog dose instal tak', says(told.hours)],
  'h14-bethsda': ['do yuo serv bethsda', says(/Bethesda|Maryland/)],
  'h14-alexndria': ['im in alexndria va u wrk here??', says(/Alexandria|Northern Virginia/)],
  'h14-silvrsprng': ['silvr sprng ok?', says(/Silver Spring|Maryland/)],
  'h14-noapp': ['visitr need downlod ap??', says(told.noApp)],
  'h14-camra': ['i wnat a camrea at my farmstnd gaet posible or not', says(told.camera)],
  'h14-intrnet': [
    'we hav no internt at teh gat is taht ok',
    says(
      /no phone line|no internet line|only power|none is needed|in place of a wire|buried cable|cellular/i,
    ),
  ],
  'h14-oldfone': [
    'my huband has a old flipfone wil it wrok',
    says(/any phone|old (phone|one)|dial|whatever phone|each of them/i),
  ],
  'h14-freequte': ['quoet is it fee or cost mony', says(told.free)],
  'h14-emaill': ['wats ur emial adres', says(told.email)],
  'h14-callqute': ['waht nubmer i cal for pric quoet', says(told.quotePhone)],
  'h14-cntrlcntr': ['contol centr waht is taht', says(/portal|managed?/i)],
  'h14-nashnwide': ['wen r u guyz going nationwyde', says(told.year2026)],
})
