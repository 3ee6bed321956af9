/** Written in haste, with gloves on, or on a cracked screen. */
import { labelled, says } from '../labelled'
import { told } from '../told'

export const typos = labelled('typo', {
  'h22-archry': ['our archry rnage has a gte, do vistors ned an ap', says(told.noApp)],
  'h22-insall-cost': ['profesional instal starst at wat prise for rv lot', says(told.install799)],
  'h22-mnthly-fee': ['mothly fe for the servce from how mutch', says(told.monthly47)],
  'h22-basc': [
    'quiliting circel hall, onyl neds ur basci instal, wht do u chrge',
    says(told.basic340),
  ],
  'h22-waranty-1': ['iz ther a waranti wit it n how logn', says(told.warranty)],
  'h22-contrcat-2': ['do i hav to sing a long trem contrat fr my farm', says(told.noContract)],
  'h22-betheda': ['u guys com to betheda md to a fisical therpist', says(/Bethesda|Maryland/)],
  'h22-georgtwn': ['rowhous in georgtown dc, du yuo sevre it', says(/Georgetown|Washington/)],
  'h22-alexndria': ['alexndria va sailng shcool ok??', says(/Alexandria|Northern Virginia/)],
  'h22-bttry': ['batry bakcup if lihgts go out avialable', says(told.battery)],
  'h22-gatehld': ['can gtae stya opne for teh show from 6 til 8 schedul', says(told.holds)],
  'h22-instl-hrs': ['how mny huors dos instaling take at a truk stop', says(told.hours)],
  'h22-suport-txt': [
    'cant hear fone at al (def paintr), wher kan i sned a txet to suport',
    says(told.supportText),
  ],
  'h22-qoute-call': ['whta numbr do i cal 4 a quoet', says(told.quotePhone)],
  'h22-encrptn': ['wich encripshun is usd, aes?', says(told.aes)],
  'h22-linee': ['dose it ned a fone lien or intrenet at the gaet of teh nursry', says(told.noLine)],
  'h22-camra-add': ['kan i ad a camra too see hoo is ther', says(told.camera)],
  'h22-quot-valid': ['quoet godo for hwo mnay dyas', says(told.days30)],
  'h22-ownr-away': ['can i opn teh gait wen im awya form hoem', says(told.fromAnywhere)],
  'h22-trustd-code': ['quliting ladys evry wek, own coed for trustd vistors?', says(told.trusted)],
})
