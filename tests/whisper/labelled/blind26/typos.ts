/** Written in haste, with gloves on, or without glasses. */
import { labelled, says } from '../labelled'
import { told } from '../told'

export const typos = labelled('typo', {
  'h26-waranty': ['whats the waranty lenth on yuor equipmnt', says(told.warranty)],
  'h26-lifetim': ['is ther a lifetiem coverge i can by extra', says(told.lifetime)],
  'h26-permonth': ['wat dose it cots per mounth at leest', says(told.monthly47)],
  'h26-instal-prise': [
    'prise of profesional instalation pls, for curlng club',
    says(told.install799),
  ],
  'h26-basik': ['basik instal how mutch', says(told.basic340)],
  'h26-conract': ['do yuo have longterm contrakts, mebbe we moov', says(told.noContract)],
  'h26-batrey': ['storm comin, is thier a batery bakcup for teh gaet', says(told.battery)],
  'h26-hwolong': ['hwo mny huors to instal at the vet clinc', says(told.hours)],
  'h26-aleksandria': ['do u com to alexandira virgina', says(/Alexandria|Northern Virginia/)],
  'h26-silvr': ['silvr sprng md ok for yuo?', says(/Silver Spring|Maryland/)],
  'h26-aplication': ['must custmers downlod an aplication too get in', says(told.noApp)],
  'h26-kamera': ['cna i hav a camra at teh entrnce also', says(told.camera)],
  'h26-qoute-fre': ['is teh qoute realy fre of chrage', says(told.free)],
  'h26-fone-qoute': ['wich fone nubmer for a qoute, cant fnd my glases', says(told.quotePhone)],
  'h26-emale': ['wats the emale adress off suport', says(told.email)],
  'h26-intrenet': ['we got no intrenet cabel at laveder feild gate is taht bad', says(told.noLine)],
  'h26-oldfone': [
    'my old flipp fone, dose it wrok whit this',
    says(/any phone|old (phone|one)|whatever phone|each of them/i),
  ],
  'h26-hoild': ['can gat be hled opne sundy mornigs for chruch', says(told.holds)],
  'h26-codez': ['unick cods for trustd vistors u hav taht?', says(told.trusted)],
  'h26-demovid': ['wheres teh demonstraton vido', says(told.video)],
})
