/** Written in haste, on small keys, or in a second language. */
import { labelled, says } from '../labelled'
import { told } from '../told'

export const typos = labelled('typo', {
  'h15-instal-prise': [
    'waht is prise for profesional instalation my vinyard',
    says(told.install799),
  ],
  'h15-permonth': ['hwo mutch pr munth', says(told.monthly47)],
  'h15-basik': ['basik instal how mch doller', says(told.basic340)],
  'h15-apneed': ['custmers at salon need dwnload ap ?', says(told.noApp)],
  'h15-olphone': [
    'wrks wit old fone no smartfone??',
    says(/any phone|old (phone|one)|whatever phone|each of them|dial/i),
  ],
  'h15-hwlong': ['hw lng for guy to instal it', says(told.hours)],
  'h15-warenty': ['warentee yers?', says(told.warranty)],
  'h15-battry': ['baterry if electrik go of?', says(told.battery)],
  'h15-camra': ['can i hav camra at teh dor', says(told.camera)],
  'h15-silvr': ['silvr sprng ok 4 u guys?', says(/Silver Spring|Maryland/)],
  'h15-alexndria': ['im in alexandira virgina u com here', says(/Alexandria|Northern Virginia/)],
  'h15-kontract': ['i hav to sine a kontract for yeers?', says(told.noContract)],
  'h15-quot-validd': ['teh quot is valied how mny dais', says(told.days30)],
  'h15-txtsup': ['wats numbr too text suport', says(told.supportText)],
  'h15-emale': ['ur emale adres pls', says(told.email)],
  'h15-intrnt': ['do i ned wifi or intrenet at gaet', says(told.noLine)],
  'h15-patnt': ['is it patentd teknology', says(told.patent)],
  'h15-cntrl': ['wher is contrl senter for wat', says(told.portal)],
  'h15-ownr': ['who iz fownder of companny', says(told.founder)],
  'h15-trustd': ['my maid hav code of her own posible? trustd visiter', says(told.trusted)],
})
