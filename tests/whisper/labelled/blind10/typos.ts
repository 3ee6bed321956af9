/** Written in haste, on small keys, or in a second language. */
import { labelled, says } from '../labelled'
import { told } from '../told'

export const typos = labelled('typo', {
  'h10-scn-cod': ['imat the gat, scn teh cod or waht i do', says(told.scanOrDial)],
  'h10-waranti': ['waranti?? how mch yeers', says(told.warranty)],
  'h10-pro-instal': ['proffesional instaltion strts at wich prise', says(told.install799)],
  'h10-mothly': ['mothly pric of servce strting frm', says(told.monthly47)],
  'h10-bsic': ['bsaic installl cost $$', says(told.basic340)],
  'h10-cotract': ['do i sine a long contrat wiht u', says(told.noContract)],
  'h10-batery': ['batt backp if elctric gos out, hav it??', says(told.battery)],
  'h10-camra': ['ad camra to my stabel gaet posible', says(told.camera)],
  'h10-houres': ['hwo mny horus is teh instal', says(told.hours)],
  'h10-app-neded': ['my nurce nede aplication on fone?', says(told.noApp)],
  'h10-alexandira': ['alexandira va, you instal ther', says(/Alexandria|Northern Virginia/)],
  'h10-silvr-sprng': ['silvr sprng aprtment do u servise', says(/Silver Spring|Maryland/)],
  'h10-fre-qoute': ['qoute cost somthing or its fre', says(told.free)],
  'h10-nmbr': ['wat nubmer 2 cal 4 quoet', says(told.quotePhone)],
  'h10-txt-supprt': ['cann i txt suport? nmber?', says(told.supportText)],
  'h10-emial-adress': ['yuor supprt emial adress plese', says(told.email)],
  'h10-interent': ['wif or interent nedded at entrence?', says(told.noLine)],
  'h10-encripted': ['is it encriptd, whihc typ', says(told.aes, told.rsa)],
  'h10-opn-fixt-tims': ['kan gate stya opne fixt tims evry dya', says(told.holds)],
  'h10-patnt': ['u hav a patnet for dis?', says(told.patent)],
})
