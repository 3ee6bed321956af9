/** Written in haste, on small keys, or in a second language. */
import { labelled, says } from '../labelled'
import { told } from '../told'

export const typos = labelled('typo', {
  'h7-warrnty': ['waranty how manny year', says(told.warranty)],
  'h7-mounthly': ['wat is teh mounthly prise', says(told.monthly47)],
  'h7-contrakt': ['is ther a contrakt i must singn for long', says(told.noContract)],
  'h7-batery': ['do u hav a batery bakup for powr outtage', says(told.battery)],
  'h7-instal': ['instalation takse how mny hours', says(told.hours)],
  'h7-alexndria': ['do yuo serv alexandira va', says(/Alexandria|Northern Virginia/)],
  'h7-apps': ['vistors ned to downlod a ap??', says(told.noApp)],
  'h7-camra': ['wud like to se who is ther on vidoe, is camra possibel wth it', says(told.camera)],
  'h7-fonder': ['who strated tihs buisness, teh founders nmae', says(told.founder)],
  'h7-wfi': ['need wfi or internt at gaet', says(told.noLine)],
  'h7-flipfone': [
    'my dad hav flipfone he can stil cal from gate?',
    says(/dial|any phone|old (phone|one)/i),
  ],
  'h7-qoute': ['dose the qoute cots me anythng or fre of chrage', says(told.free)],
  'h7-suport': ['suport emial adress?', says(told.email)],
  'h7-txt-nmbr': ['wich numbr i txt for suport', says(told.supportText)],
  'h7-encrpt': ['wat encripton dos it use', says(told.aes, told.rsa)],
  'h7-calbox': ['how much is a tradtional call bx vs yuors', says(told.callBox)],
  'h7-contorl': ['were do i manige it, is ther a portl', says(told.controlCenter)],
  'h7-truste': ['trustd visitrs codes?? can they entr w/o calling', says(told.trusted)],
  'h7-whoinstals': ['who instals it, can i do it my self', says(told.professional)],
  'h7-delte': ['how i delte my convrsation', says(told.erase)],
})
