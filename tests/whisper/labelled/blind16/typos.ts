/** Written in haste, on small keys, or in a second language. */
import { labelled, says } from '../labelled'
import { told } from '../told'

export const typos = labelled('typo', {
  'h16-t-waranty': ['waht warantee do i gett', says(told.warranty)],
  'h16-t-lifetim': ['is ther a life tiem coverge i can ad', says(told.lifetime)],
  'h16-t-mnthly': ['hw mutch pr moth', says(told.monthly47)],
  'h16-t-instal-price': ['profesional instalation pirce plese', says(told.install799)],
  'h16-t-contrakt': ['do i haf to sing a long contrac', says(told.noContract)],
  'h16-t-batery': ['batterie backp for wen elektric goes of', says(told.battery)],
  'h16-t-howlong': ['how meny huors dose it taek to instal', says(told.hours)],
  'h16-t-betesda': ['do yuo sevre bethsda md', says(/Bethesda|Maryland/)],
  'h16-t-alexndria': ['alexandira va?? you comming their', says(/Alexandria|Northern Virginia/)],
  'h16-t-ap': ['visiters need a ap on ther fone or no', says(told.noApp)],
  'h16-t-kamera': ['im plumer, costumer ask can put kamera too wit it', says(told.camera)],
  'h16-t-fownder': ['wo is teh fouder of this compny', says(told.founder)],
  'h16-t-lanline': [
    'my gradma only has lanline can she anwser',
    says(/any phone|whatever phone|landline|desk phone|each of them/i),
  ],
  'h16-t-inernet': ['wee hav no wify at teh gaet is taht ok', says(told.noLine)],
  'h16-t-quotefree': ['is yor qoute for fre', says(told.free)],
  'h16-t-emeil': ['wats yur suport e mial', says(told.email)],
  'h16-t-call': ['wich fone nubmer giv me an qoute, im rufer', says(told.quotePhone)],
  'h16-t-incription': ['wich encripton du you yuse', says(told.aes, told.rsa)],
  'h16-t-hold': ['kan gaet be skeduled too stay opn in te mornig', says(told.holds)],
  'h16-t-patnt': ['u hav a pattent on it?', says(told.patent)],
})
