/** Written in haste, on small keys, or in a second language. */
import { labelled, says } from '../labelled'
import { told } from '../told'

export const typos = labelled('typo', {
  'h8-wrranty': ['hwo long iz ur garantee / warrenty', says(told.warranty)],
  'h8-lfetime': ['lifetme covrage posible?', says(told.lifetime)],
  'h8-montly': ['coast evry mnth for teh servise??', says(told.monthly47)],
  'h8-contrct': ['no longterm contarct rite', says(told.noContract)],
  'h8-pwr-cut': ['pwoer cut at my frm, u sel bakup batry', says(told.battery)],
  'h8-tme-install': ['instllation tims? ned to tel my bos', says(told.hours)],
  'h8-rockvile': ['rokvile marylnd u cover?', says(/Rockville|Maryland/)],
  'h8-arlingtn': ['we in arlingtn virgina can u coem', says(/Arlington|Northern Virginia/)],
  'h8-gest-app': ['my gest dont hav teh app is ok?', says(told.noApp)],
  'h8-cmra': ['cammera integraton avalible??', says(told.camera)],
  'h8-foundr': ['who foundet vistor acess', says(told.founder)],
  'h8-phonline': ['phonline or intrnet nesesary by the gte?', says(told.noLine)],
  'h8-land-line': ['cn i anser on landlin fone in kichen', says(/any phone|landline|desk phone/i)],
  'h8-free-quot': ['is consltation fre', says(told.free)],
  'h8-emial': ['emal of suport plz', says(told.email)],
  'h8-qute-nmbr': ['phon numbr for geting a qoute', says(told.quotePhone)],
  'h8-ecryption': ['encrypton?? aes or wich', says(told.aes, told.rsa)],
  'h8-hld-opn': ['gait stay opn in bisness hrs can be sceduled?', says(told.holds)],
  'h8-regulrs': ['caler id for trustd peple how dos it wrk', says(told.trusted)],
  'h8-stp-txt': ['how too stpo getting txts form u', says(told.stop)],
})
