/** Written in haste, on small keys, or in a second language. */
import { labelled, says } from '../labelled'
import { told } from '../told'

export const typos = labelled('typo', {
  'h25-y-hwmuch': ['hwo mcuh profesional instalation strat', says(told.install799)],
  'h25-y-permnth': ['wat is teh lowst prise pr mounth', says(told.monthly47)],
  'h25-y-basc': ['bsic instal prcie plz', says(told.basic340)],
  'h25-y-callbx': ['tradtional cal bocks cost waht', says(told.callBox)],
  'h25-y-yrs': ['waranty hw mny yers', says(told.warranty)],
  'h25-y-lock': ['am i lockd in a contrackt wit yal', says(told.noContract)],
  'h25-y-durashun': ['hw lng dos teh instalashun taek', says(told.hours)],
  'h25-y-bakup': ['electrisity gos out alot hav u battry', says(told.battery)],
  'h25-y-kamera': ['wana sea hoos out thare, du yuo hav camra adon', says(told.camera)],
  'h25-y-skan': ['waht dose visiter do att teh sine', says(told.scanOrDial)],
  'h25-y-apneed': ['visters need ap or nto', says(told.noApp)],
  'h25-y-flipfon': ['wroks wiht my moms flp phnoe?', says(/any phone|old (phone|one)|dial/i)],
  'h25-y-silvr': ['silvr sprng mariland do yuo serv', says(/Silver Spring|Maryland/)],
  'h25-y-alexndra': ['alexandira va in yur arae?', says(/Alexandria|Northern Virginia/)],
  'h25-y-controlsenter': [
    'my sun sed yuse teh contrl sentr, wut iz it fore',
    says(/portal|managed?/i),
  ],
  'h25-y-texsup': ['numbr to txet suport im def', says(told.supportText)],
  'h25-y-frequot': ['qoute is fre or cost mony', says(told.free)],
  'h25-y-qtevalid': ['hwo long qoute vallid', says(told.days30)],
  'h25-y-kpchat': ['how mny dayz u kep chatt', says(told.days365)],
  'h25-y-pattnt': ['iz it pattented tecnology', says(told.patent)],
})
