/** Written in haste, on small keys, or in a second language. */
import { labelled, says } from '../labelled'
import { told } from '../told'

export const typos = labelled('typo', {
  'h13-cntrl-cntr': ['wat is teh contrl centr', says(/portal|managed?/i)],
  'h13-profesional': ['profesional instalation starst at wat pric', says(told.install799)],
  'h13-betesda': ['r u workng in betheda md', says(/Bethesda|Maryland/)],
  'h13-georgtwn': ['do yuo serv georgtwn in dc', says(/Georgetown|Washington,? D\.?C/i)],
  'h13-no-scann': ['qr cod wont scann wat els can my vistor do', says(told.dial)],
  'h13-outige': ['hav sumthing for powr outige?? batery mayb', says(told.battery)],
  'h13-patentd': ['is this tecnology patentd', says(told.patent)],
  'h13-danse': ['schedual gate hold wile danse clas, posible?', says(told.holds)],
  'h13-camra': ['is teh camra a xtra or incuded', says(told.camera, told.optional)],
  'h13-nubmer': ['wats the nubmer i can txt 4 suport', says(told.supportText)],
  'h13-vidoe': ['demostration vidoe were is it', says(told.video)],
  'h13-waranty': ['how mny yrs waranty do i gte', says(told.warranty)],
  'h13-calbox': ['tradishonal cal box cost how mutch', says(told.callBox)],
  'h13-qoute-days': ['a qoute is valld how mani dayz', says(told.days30)],
  'h13-devloper': ['nam of led devloper', says(told.developer)],
  'h13-nokea': [
    'wil it wrk wit an old nokea fone',
    says(/any phone|old (phone|one)|dial|each of them/i),
  ],
  'h13-nurs': ['trusted visiter my moms nurs, cn she com in by caler i.d.', says(told.trusted)],
  'h13-twentyfour': ['ar u avalable at nihgt two', says(told.always)],
  'h13-delet': ['how do i delet this convrsation', says(/erase|delete/i)],
  'h13-sine': ['do peple hav to sine a lng term contrac', says(told.noContract)],
})
