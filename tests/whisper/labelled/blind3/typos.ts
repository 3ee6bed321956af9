/** Typed in a hurry, on a small screen, or by ear. */
import { labelled, says } from '../labelled'
import { told } from '../told'

export const typos = labelled('typo', {
  'd-montly': ['waht is teh montly chrge', says(told.monthly47)],
  'd-warenty': ['is ther a warenty an how long', says(told.warranty)],
  'd-instal': ['how mutch to instal it at my gaet', says(told.onceAtAll)],
  'd-smart-fone': ['my fater has no smart fone, can he stil get in', says(told.dial)],
  'd-batery': ['do u have a batery for wen the powr gos out', says(told.battery)],
  'd-camra': ['wud lik a camra at the entry to, posible?', says(told.camera)],
  'd-bethesta': ['do yuo serve bethesta maryland', says(/Bethesda/)],
  'd-gaithersberg': ['Gaithersberg??', says(/Gaithersburg/)],
  'd-contrakt': ['is their a long contrakt', says(told.noContract)],
  'd-encription': ['waht encription is usd', says(/AES-256|RSA-4096/)],
  'd-apllication': ['does my vistors need a apllication on there phone', says(told.noApp)],
  'd-wify': ['dose it work wihtout wify', says(/cellular|no internet|no phone line/i)],
  'd-qoute': [
    'pls send qoute for my drivway gate, hwo do i start',
    says(/202-555-0142|quote form/i),
  ],
  'd-suport': ['i wan to txt suport but i dont no wher', says(told.supportText)],
  'd-delet': ['i wnat my converstion delet', says(told.erase)],
  'd-fonder': ['whos teh fonder of the compnay', says(told.founder)],
  'd-shedule': ['can teh gate be kept opne on a shedule', says(told.holds)],
  'd-remotly': ['canI open remotly wen im at wrok', says(told.fromAnywhere)],
  'd-instalation-tiem': ['instalation tiem in hrs?', says(told.hours)],
  'd-cokies': ['wat cokies r u puting on my compter', says(told.cookies)],
})
