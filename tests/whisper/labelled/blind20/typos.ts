/** Written in haste, on small keys, or in a second language. */
import { labelled, says } from '../labelled'
import { told } from '../told'

export const typos = labelled('typo', {
  'h20-instal-cst': ['profesional instalation frm how mutch?', says(told.install799)],
  'h20-bsic': ['wat is prise of basik instalaton', says(told.basic340)],
  'h20-mnthly': ['servis per monht startz at ??', says(told.monthly47)],
  'h20-waranty': ['is ther a waranty n 4 how lng', says(told.warranty)],
  'h20-intall-hrs': ['how manny hrs dose instal tak', says(told.hours)],
  'h20-contrac': ['do i hav to sine a long contrac', says(told.noContract)],
  'h20-qoute-valid': ['yor qoute is gud for how many dayz', says(told.days30)],
  'h20-qoute-fre': ['r quots realy fre of charg', says(told.free)],
  'h20-apneed': ['parnets of my pianno kidz got no ap, stil get in?', says(told.noApp)],
  'h20-flipfone': [
    'my flp phon wil wrok?',
    says(/any phone|whatever phone|each of them|old (phone|one)|landline|desk phone|dial/i),
  ],
  'h20-silvr': ['we r in silvr sprng md do u servise heer', says(/Silver Spring|Maryland/)],
  'h20-alexndria': ['alexndria vrginia ok 4 u guys', says(/Alexandria|Northern Virginia/)],
  'h20-gorgetown': ['gorgetown dc is in yr aera??', says(/Georgetown|Washington,? D\.?C/i)],
  'h20-bakup': ['battry bckup for blakouts u hav', says(told.battery)],
  'h20-camra': ['wnat to ad a camra to it posible', says(told.camera)],
  'h20-shedule': ['keap gaet opne on shedule plese', says(told.holds)],
  'h20-suport-txt': ['txt nubmer fro suppotr', says(told.supportText)],
  'h20-emale': ['wats teh emale adress 4 suport', says(told.email)],
  'h20-controlcntr': ['wher do i mange it contrl centre?', says(told.controlCenter)],
  'h20-incrypt': ['wich encripshun is usd', says(told.aes, told.rsa)],
})
