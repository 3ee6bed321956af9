/** Typed in haste, or by somebody who does not spell well. */
import { labelled, says } from '../labelled'
import { told } from '../told'

export const typos = labelled('typo', {
  'f-chareg': ['waht do u chareg evry month for teh servise', says(told.monthly47)],
  'f-betehsda': ['do yuo cover Betehsda', says(/Bethesda|Maryland/i)],
  'f-inclueded': ['is instalation inclueded??', says(told.included)],
  'f-warrenty': ['wats the warrenty like', says(told.warranty)],
  'f-cancle': ['can i cancle it whenevr i want', says(told.noContract)],
  'f-fone': ['does my frend nead an ap on ther fone', says(told.noApp)],
  'f-instal': ['hwo logn dose it take too instal', says(told.hours)],
  'f-powr': ['whta hapens wen teh powr is out', says(told.battery)],
  'f-vidoe': ['is ther a vidoe i can wach', says(told.video)],
  'f-landlien': [
    'doe sit wrok with a landlien',
    says(/landline|any phone|desk phone|whatever phone/i),
  ],
  'f-emial': ['emial adress of suport pls', says(told.email)],
  'f-foundr': ['whos the foundr of ur compny', says(told.founder)],
  'f-camra': ['can u ad a camra to it', says(told.camera, told.optional)],
  'f-picutre': [
    'a boy tkae a picutre of the qr cdoe can he opne the gaet now',
    says(told.harmlessPhoto),
  ],
  'f-chta': ['do poeple raed this chta', says(told.read)],
  'f-qoute': ['how many dasy is a qoute vaild', says(told.days30)],
  'f-encrpyted': ['is it encrpyted and how', says(/AES-256|RSA-4096/)],
  'f-wfii': ['do we ned wfii or intrenet by the gaet', says(told.noLine)],
  'f-virgina': [
    'wich towns in nothern virgina do u servise',
    says(/Alexandria|Arlington|Fairfax|Reston|McLean/),
  ],
  'f-ladie': ['can my cleening ladie come in wiht her own cdoe', says(told.trusted)],
  'f-quoet-nubmer': ['phoen nubmer to get a quoet plese', says(told.quotePhone)],
})
