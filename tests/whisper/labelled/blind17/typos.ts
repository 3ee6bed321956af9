/** Written in haste, on small keys, or with cold thumbs. */
import { labelled, says } from '../labelled'
import { told } from '../told'

export const typos = labelled('typo', {
  'h17-y-app': ['do my yga studnts ned an ap??', says(told.noApp)],
  'h17-y-price': ['wat dose profesional instalation strat at', says(told.install799)],
  'h17-y-month': ['hw mch a mnoth for the servce, form 1 gate', says(told.monthly47)],
  'h17-y-basic': ['bacis instalation prise plese', says(told.basic340)],
  'h17-y-contract': ['am i bond by a lnog trem contrct wit u', says(told.noContract)],
  'h17-y-warr': ['waranty 4 my shpo?? how menny yrs', says(told.warranty)],
  'h17-y-batt': ['batry bakcup for bakrey, hav u got', says(told.battery)],
  'h17-y-cam': ['can yuo ad a camra at museem dor', says(told.camera)],
  'h17-y-hours': ['hwo mny huors dos instal taek', says(told.hours)],
  'h17-y-quote': ['numbr too cal for a qoute pls, im in orchrd', says(told.quotePhone)],
  'h17-y-text': ['wich nubmer 2 txet suport', says(told.supportText)],
  'h17-y-mail': ['ur emial adres for suporrt, need 2 send pix', says(told.email)],
  'h17-y-reston': ['restn virgina dog siting, in ur aera?', says(/Reston|Northern Virginia/)],
  'h17-y-bethesda': ['Bethesada, duplx, do yu srve it', says(/Bethesda|Maryland/)],
  'h17-y-georgetown': [
    'georgtwon dc flowr shp, u cum here?',
    says(/Georgetown|Washington,? D\.?C/i),
  ],
  'h17-y-free': ['iz teh qoute realy fre', says(told.free)],
  'h17-y-valid': ['quoet gud for how mny dyas', says(told.days30)],
  'h17-y-hold': ['sheduled gaet holdz, keep opne at set tims?', says(told.holds)],
  'h17-y-founder': ['naem of fuonder of teh compny', says(told.founder)],
  'h17-y-wire': ['ned intrenet or fone lien at the gait??', says(told.noLine)],
})
