/** In other languages: the sources are in English. To say so is right, and so is a right answer. */
import { admits, labelled } from '../labelled'
import { told } from '../told'

const foreign = 'Not in English.'
const answered = (...orSays: RegExp[]) => admits(foreign, { orSays })

export const otherLanguages = labelled('other language', {
  'g-es-cuesta': ['Hola, ¿cuánto se paga al mes por el servicio?', answered(told.monthly47)],
  'g-es-app': [
    '¿Mis visitas tienen que bajar una aplicación?',
    answered(/no app|ninguna aplicación|sin (una )?app/i),
  ],
  'g-es-puerta': [
    'estoy en la puerta y nadie me abre que hago',
    answered(/scan|dial|escane|marque|202-555-014[234]/i),
  ],
  'g-fr-garantie': [
    'Bonjour, quelle est la durée de la garantie ?',
    answered(/1[ -]year|one[ -]year|1 an\b|un an\b/i),
  ],
  'g-de-vertrag': [
    'Muss ich einen langen Vertrag unterschreiben?',
    answered(/no long-term contract|no contract|kein\w* .*vertrag/i),
  ],
  'g-pt-energia': ['E se faltar energia elétrica, o portão abre?', answered(/batter|bateria/i)],
  'g-zh-price': ['安装要多少钱？', answered(told.onceAtAll)],
  'g-ko-app': ['앱을 설치해야 하나요?', answered(/no app|앱.*(없|필요)/i)],
  'g-vi-khu': ['Công ty có phục vụ ở Annandale không?', answered(/Annandale|Northern Virginia/)],
  'g-ar-number': ['ما هو رقم هاتف الشركة؟', answered(told.anyNumber)],
  'g-ru-ustanovka': ['Сколько времени занимает установка?', answered(/\b4\b|\b2\b.*\b4\b/)],
  'g-am-greeting': ['ሰላም፣ እንግሊዝኛ አልችልም', answered(/English|hello|202-555-014[234]/i)],
  'g-it-telecamera': ['Si può aggiungere una telecamera al cancello?', answered(/camera/i)],
  'g-tl-libre': ['Libre po ba ang quote ninyo?', answered(told.free)],
})
