/** Written in haste, on small keys, or in a second language. */
import { labelled, says } from '../labelled'
import { told } from '../told'

export const typos = labelled('typo', {
  'h12-instal-price': ['profesional instalation prise pls', says(told.install799)],
  'h12-basc': ['baisc instal how mach doller', says(told.basic340)],
  'h12-pr-month': ['wat is mounthly paymnt start form', says(told.monthly47)],
  'h12-waranty': ['warenty?? how menny yeer i get', says(told.warranty)],
  'h12-lock-in': ['dose i sign long trem contrat', says(told.noContract)],
  'h12-quoet-days': ['you qoute it is valed how mani day', says(told.days30)],
  'h12-suport-txt': ['nubmer to txet suport', says(told.supportText)],
  'h12-visiter-app': ['visiter hav to dowload ap or no', says(told.noApp)],
  'h12-scann': ['how costumer com in, he scaning somthing?', says(told.scanOrDial)],
  'h12-flipfone': ['old flipp fone wrok for it?', says(/any phone|old (phone|one)|each of them/i)],
  'h12-intrnet': ['shop gaet no hav wify or telefon wire, is prolbem?', says(told.noLine)],
  'h12-elctric': ['ned electrisity at teh gaet??', says(told.power)],
  'h12-batry': ['blakout hapen alot, batery bakcup hav you', says(told.battery)],
  'h12-camra': ['iz posibel puting camra so i luk hoo stands outsid', says(told.camera)],
  'h12-encript': ['wich encripton do u ues', says(told.aes, told.rsa)],
  'h12-alexndria': ['alexndra va, do yuo com her', says(/Alexandria|Northern Virginia/)],
  'h12-gaithrsbrg': ['i liv gaithersberg, u servise heer??', says(/Gaithersburg|Maryland/)],
  'h12-hw-long': ['insatll tkaes hwo mcuh tiem', says(told.hours)],
  'h12-nation': ['wen you go natoinwide', says(told.year2026)],
  'h12-kidds': ['wich aeg kidz not alowd on yor sight', says(told.under13)],
})
