/** Not in English: a right answer is right in any language, and to admit is right too. */
import { admits, type Expected, labelled } from '../labelled'
import { told } from '../told'

const orRight = (...patterns: RegExp[]): Expected =>
  admits('The sources are in English.', { orSays: patterns })

export const otherLanguages = labelled('other language', {
  'e-es-precio': ['¿Cuánto sale por mes?', orRight(told.monthly47)],
  'e-es-app': [
    'Buenas, mi mamá no sabe de aplicaciones. ¿Tiene que instalar algo para entrar?',
    orRight(/no app|nothing to install|sin app|ninguna (app|aplicación)|no .*instalar/i),
  ],
  'e-fr-duree': [
    'Votre technicien en aura pour combien d’heures chez nous ?',
    orRight(/\b4|four|quatre/i),
  ],
  'e-de-vertrag': [
    'Muss ich mich vertraglich lange binden?',
    orRight(/no long-term|no contract|kein/i),
  ],
  'e-pt-porta': ['Funciona também na porta do escritório?', orRight(/doors?|porta/i)],
  'e-it-corrente': ['E se manca la corrente?', orRight(/battery|batteria/i)],
  'e-vi-bao-hanh': ['Bảo hành bao lâu vậy?', orRight(/(1|one)[ -]year|(1|một) năm/i)],
  'e-zh-qr': ['访客没有智能手机怎么办？', orRight(/dial|any phone|拨|电话/i)],
  'e-ko-area': ['페어팩스에도 설치해 주시나요?', orRight(/Fairfax|Virginia|페어팩스|버지니아/i)],
  'e-ar-phone': ['ما هو رقم الهاتف للحصول على عرض سعر؟', orRight(told.quotePhone)],
  'e-am-price': ['ዋጋው ስንት ነው?', orRight(/799|340|47/)],
  'e-ru-kamera': ['Можно ли подключить камеру?', orRight(/camera|камер/i)],
})
