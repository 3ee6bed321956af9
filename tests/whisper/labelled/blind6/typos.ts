/** Typed in a hurry, on a small screen, or by ear. */
import { admits, labelled, says } from '../labelled'
import { told } from '../told'

export const typos = labelled('typo', {
  'g-mutch': ['how mutch is it a mounth', says(told.monthly47)],
  'g-instal-tiem': ['instal tiem??', says(told.hours)],
  'g-waranty': ['wat waranty do i gett', says(told.warranty)],
  'g-batery': ['is thier a batery for wen the powr gose out', says(told.battery)],
  'g-qr-cod': ['the qr cod wont scann can i stil cal', says(told.dial)],
  'g-contrack': ['do i haf to sine a contrack', says(told.noContract)],
  'g-cammera': ['cammera posible?', says(told.camera)],
  'g-aplication': ['do i need too downlaod an aplication', says(told.noApp)],
  'g-alexandira': ['do u guys cover alexandira va', says(/Alexandria|Northern Virginia/)],
  'g-silversprng': ['sliver sprng maryland ok for u?', says(/Silver Spring|Maryland/)],
  'g-fonder': ['who is teh fonder', says(told.founder)],
  'g-emial': ['i wanna rite u a mial, were to', says(told.email)],
  'g-encripted': ['is teh conection encriptd or cann any1 hak it', says(/AES-256|RSA-4096/i)],
  'g-qoute': [
    'howdo i get a qoute',
    says(/free quote|202-555-0142|quote form|ask for (your|a) quote/i),
  ],
  'g-intrecom': ['can it replase my intrecom', says(told.replaces)],
  'g-gaurd-code': ['can my dog sittr have her own cdoe', says(told.trusted)],
  'g-pay-wiht': ['can i pya wiht paypall', admits('How one may pay is not told.')],
  'g-solor': [
    'dose it wrok on a solor pannel',
    admits('Solar power is not told of.', { orSays: [told.power] }),
  ],
  'g-reciept': [
    'whers my reciept',
    admits('Receipts are not told of.', { orSays: [told.anyNumber] }),
  ],
  'g-conrol-centr': ['wats the conrol centr', says(told.portal)],
})
