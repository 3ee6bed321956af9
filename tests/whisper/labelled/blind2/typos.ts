/** Typed in haste, on a phone or by somebody who cannot spell; three have no answer. */
import { admits, labelled, says } from '../labelled'
import { told } from '../told'
import { either } from './either'

export const typos = labelled('typo', {
  'c-mnthly': ['wat dose it cots a mounth', says(told.monthly47)],
  'c-instal-long': ['hw lnog wil the instalation tkae', says(told.hours)],
  'c-ap': ['do my geusts ned an ap for this', says(told.noApp)],
  'c-flipfone': ['wil it wrok wit a flipfone', says(either(told.anyPhone, told.dial))],
  'c-batery': ['is ther a batry bakup incase powr gos out', says(told.battery)],
  'c-waranty': ['waht warrnty comes whit it??', says(told.warranty)],
  'c-contrakt': ['i dont wana singn a long contrackt do i hav too', says(told.noContract)],
  'c-alexandira': [
    'do yuo guys serivce alexandira or anandale',
    says(/Alexandria|Annandale|Northern Virginia/i),
  ],
  'c-silverspring': ['im in sliver spirng maryalnd, u cover?', says(/Silver Spring|Maryland/i)],
  'c-encript': ['waht kidn of encyrption you ahve', says(either(told.aes, told.rsa))],
  'c-camra': ['cna i hav a camrea on teh gaet', says(told.camera)],
  'c-fonenum': ['wats ur phoen nubmer i wanna quoet', says(told.quotePhone)],
  'c-emial': ['yuor emial adress plz', says(told.email)],
  'c-free-qoute': ['is the qoute fre or do i ahve to pya for it', says(told.free)],
  'c-wify': ['we hav no wfii or intrenet at the gatte is taht ok', says(told.noLine)],
  'c-contrlcenter': ['hwo do i chagne my setings onlien', says(told.controlCenter)],
  'c-delet': ['pleese how i delet my convrsation', says(told.erase)],
  'c-callbx': ['how mutch is a regualr cal box', says(told.callBox)],
  'c-fundr': ['hoo is teh foundr of ths compnay', says(told.founder)],
  'c-invisble': [
    'wut are invisibel kees',
    says(/temporary access codes|works for a time|codes? for (a )?scheduled/i),
  ],
  'c-stopp': ['how do i unsubscirbe frm yuor txt mesages', says(told.stop)],
  'c-garanty-hail': [
    'dose the warrenty covr hial damige',
    admits('What the warranty covers is not told.'),
  ],
  'c-wich-carier': ['wich celular carier u use verzion or tmoble', admits('No carrier is named.')],
  'c-payplan': [
    'cna i pay the instal in six instalmants',
    admits('Nothing is told of paying in parts.'),
  ],
})
