/**
 * Whisper answers in English only: it admits and offers a person. Where the question is about one
 * published figure, the figure is nice and not a must.
 */
import { admits, labelled } from './labelled'
import { told } from './told'

const english = 'Whisper answers in English only.'
const person = admits(english)
const figure = (...orSays: RegExp[]) => admits(english, { orSays })

export const otherLanguages = labelled('other language', {
  'es-cost': ['¿Cuánto cuesta al mes?', figure(told.monthly47)],
  'es-install': ['¿Cuánto tiempo tarda la instalación?', figure(told.hours)],
  'es-app': ['¿Mis visitas necesitan una aplicación?', figure(told.noApp)],
  'es-person': ['Necesito hablar con alguien en español', figure(told.anyNumber)],
  'es-gate': ['Estoy en la puerta y no me abren', person],
  'es-no-accents': ['cuanto vale la instalacion profesional', figure(told.install799)],
  'es-spanglish': ['hola, how much es la installation?', figure(told.onceAtAll)],
  'fr-cost': ['Combien coûte le service par mois ?', figure(told.monthly47)],
  'fr-warranty': ['Quelle est la durée de la garantie ?', figure(told.warranty)],
  'fr-install': ['Qui fait installation chez moi ?', figure(told.professional)],
  'fr-open': ['Ouvrez le portail, s’il vous plaît', person],
  'de-cost': ['Was kostet das im Monat?', figure(told.monthly47)],
  'de-camera': ['Kann ich eine Kamera anschließen?', figure(told.camera)],
  'de-contract': ['Gibt es einen langfristigen Vertrag?', figure(told.noContract)],
  'ko-cost': ['한 달에 얼마인가요?', figure(told.monthly47)],
  'ko-app': ['방문자가 앱을 설치해야 하나요?', figure(told.noApp)],
  'ko-area': ['애난데일에서도 서비스하나요?', figure(/Annandale/)],
  'vi-cost': ['Giá mỗi tháng là bao nhiêu?', figure(told.monthly47)],
  'vi-install': ['Lắp đặt mất bao lâu?', figure(told.hours)],
  'vi-plain': ['xin chao, toi can bao gia', figure(told.quotePhone)],
  'am-cost': ['በወር ስንት ነው?', figure(told.monthly47)],
  'am-install': ['መግጠሙ ስንት ሰዓት ይፈጃል?', figure(told.hours)],
  'am-latin': ['selam, wagaw sint new?', figure(told.onceAtAll)],
  'ar-cost': ['كم تكلفة التركيب؟', figure(told.onceAtAll)],
  'ar-phone': ['ما هو رقم الهاتف؟', figure(told.quotePhone)],
  'ar-app': ['هل يحتاج الزوار إلى تطبيق؟', figure(told.noApp)],
  'zh-cost': ['每个月多少钱？', figure(told.monthly47)],
  'zh-power': ['停电的时候怎么办？', figure(told.battery)],
  'zh-rockville': ['你们在 Rockville 安装吗？', figure(/Rockville/)],
  'zh-dealer': ['经销商成本是多少？', person],
  'pt-cost': ['Quanto custa a instalação?', figure(told.onceAtAll)],
  'tl-cost': ['Magkano po ang monthly?', figure(told.monthly47)],
})
