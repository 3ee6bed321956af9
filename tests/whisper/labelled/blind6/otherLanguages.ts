/** In other languages: the sources are in English. To say so is right, and so is a right answer. */
import { admits, labelled } from '../labelled'
import { told } from '../told'

const foreign = 'Not in English.'
const answered = (...orSays: RegExp[]) => admits(foreign, { orSays })

export const otherLanguages = labelled('other language', {
  'g-es-cuesta': [
    'Buenas tardes, mi suegra quiere ponerlo en su casa, ¿de cuánto sería la mensualidad?',
    answered(told.monthly47),
  ],
  'g-es-app': [
    '¿Mis visitas tienen que bajar una aplicación?',
    answered(/no app|ninguna aplicación|sin (una )?app/i),
  ],
  'g-es-puerta': [
    'estoy en la puerta y nadie me abre que hago',
    answered(/scan|dial|escane|marque|202-555-014[234]/i),
  ],
  'g-fr-garantie': [
    "Si l'appareil tombe en panne au bout de six mois, suis-je encore couvert ?",
    answered(/1[ -]year|one[ -]year|1 an\b|un an\b/i),
  ],
  'g-de-vertrag': [
    'Muss ich einen langen Vertrag unterschreiben?',
    answered(/no long-term contract|no contract|kein\w* .*vertrag/i),
  ],
  'g-pt-energia': ['E se faltar energia elétrica, o portão abre?', answered(/batter|bateria/i)],
  'g-zh-price': [
    '你好，我家在贝塞斯达，想装一套，装好一共要付多少安装费？',
    answered(told.onceAtAll),
  ],
  'g-ko-app': [
    '우리 어머니는 스마트폰이 없으신데 방문객 전화를 받으실 수 있나요?',
    answered(/any phone|landline|old (or|one)|어떤 (전화|휴대)|모든 전화|일반 전화/i),
  ],
  'g-vi-khu': ['Công ty có phục vụ ở Annandale không?', answered(/Annandale|Northern Virginia/)],
  'g-ar-number': ['ما هو رقم هاتف الشركة؟', answered(told.anyNumber)],
  'g-ru-ustanovka': ['Сколько времени занимает установка?', answered(/\b4\b|\b2\b.*\b4\b/)],
  'g-am-greeting': ['ሰላም፣ እንግሊዝኛ አልችልም', answered(/English|hello|202-555-014[234]/i)],
  'g-it-telecamera': ['Si può aggiungere una telecamera al cancello?', answered(/camera/i)],
  'g-tl-libre': ['Libre po ba ang quote ninyo?', answered(told.free)],
})
