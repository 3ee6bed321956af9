/** Written in haste, on small keys, or in a second language. */
import { labelled, says } from '../labelled'
import { told } from '../told'

export const typos = labelled('typo', {
  'h24-t-warr': ['waranty how lnog', says(told.warranty)],
  'h24-t-lifet': ['do u hav liftime covrge for fensing clb', says(told.lifetime)],
  'h24-t-mth': ['wat is prise of servic a mounth', says(told.monthly47)],
  'h24-t-inst': ['profesional instalation strats at how mch', says(told.install799)],
  'h24-t-bas': ['basik instal prcie pls', says(told.basic340)],
  'h24-t-cntr': ['do i ned sing long contrakt', says(told.noContract)],
  'h24-t-batt': ['battry bakcup if powr gos out??', says(told.battery)],
  'h24-t-hrs': ['how menny huors to instal', says(told.hours)],
  'h24-t-alex': [
    'i repare shoos in old town alexandira virgina, is taht were yuo wrok',
    says(/Alexandria|Northern Virginia/),
  ],
  'h24-t-sils': ['silvr sprng md u cme thier', says(/Silver Spring|Maryland/)],
  'h24-t-app': ['vistors nede downlod ap?', says(told.noApp)],
  'h24-t-cam': ['wnat to se hoo is outsied, posible put camra on th gaet', says(told.camera)],
  'h24-t-fndr': ['hoo is teh fuonder', says(told.founder)],
  'h24-t-line': ['no fone lien at my gaet is that prblem', says(told.noLine)],
  'h24-t-free': ['is qoute realy fere', says(told.free)],
  'h24-t-mail': ['suport e-mial adress?', says(told.email)],
  'h24-t-call': ['numbr too cal for a qute', says(told.quotePhone)],
  'h24-t-aes': ['wich encripton do yuo uze', says(/AES-256|RSA-4096/i)],
  'h24-t-hold': ['schedul gait holdes keep opne?', says(told.holds)],
  'h24-t-patnt': ['herd yuor tecnology has a pattent, troo or fals', says(told.patent)],
})
