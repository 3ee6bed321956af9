/** Asked in another language: to admit is right, and so is the published fact. */
import { admits, labelled } from '../labelled'
import { told } from '../told'

const english = 'Whisper answers in English only.'
const fact = (...orSays: RegExp[]) => admits(english, { orSays })

export const otherLanguages = labelled('other language', {
  'b-es-contract': ['¿Tengo que firmar un contrato largo con ustedes?', fact(told.noContract)],
  'b-es-power': ['se fue la luz en mi calle, ¿el portón sigue funcionando?', fact(told.battery)],
  'b-fr-warranty': ['La garantie dure combien de temps ?', fact(told.warranty)],
  'b-fr-discount': ['Y a-t-il une remise pour trois portails ?', admits(english)],
  'b-de-app': ['Brauchen meine Gäste dafür eine App auf dem Handy?', fact(told.noApp)],
  'b-zh-price': ['请问基本月租最低是几美元？', fact(told.monthly47)],
  'b-ko-area': [
    '버지니아 애넌데일에서도 설치할 수 있나요?',
    fact(/Annandale|Northern Virginia|DC metro/i),
  ],
  'b-vi-install': ['Thợ đến nhà tôi làm thì hết mấy tiếng đồng hồ?', fact(told.hours)],
  'b-ar-phone': ['أريد أن أتصل بكم الآن، على أي رقم أجدكم؟', fact(told.anyNumber)],
  'b-pt-camera': ['Quantos dias de gravação a câmera guarda?', admits(english)],
})
