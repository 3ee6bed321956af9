/** Not in English: an honest admission is right, and so is a right answer. */
import { admits, labelled } from '../labelled'
import { told } from '../told'

const either = (language: string, ...facts: RegExp[]) =>
  admits(`Asked in ${language}.`, { orSays: facts })

export const otherLanguages = labelled('other language', {
  'h8-l-es-contract': [
    'Tengo una finca pequeña. ¿Hay que firmar un contrato largo?',
    either('Spanish', /no long-term contract|not tied|no contract|contrato/i),
  ],
  'h8-l-es-power': [
    'si se va la luz en el rancho, ¿sigue abriendo?',
    either('Spanish', /battery|batería/i),
  ],
  'h8-l-es-quote': ['¿A qué número llamo para una cotización?', either('Spanish', told.quotePhone)],
  'h8-l-fr-warranty': [
    "Si l'appareil tombe en panne au bout de six mois, qui paie la réparation ?",
    either('French', /(1|one)[ -]year|warranty of 1 year|(1|un) an/i),
  ],
  'h8-l-fr-phone': [
    'Mon père a 79 ans et un vieux téléphone fixe, peut-il répondre avec ?',
    either('French', /any phone|landline|desk phone|téléphone/i),
  ],
  'h8-l-de-price': [
    'Was verlangen Sie für die Montage an einem Hoftor?',
    either('German', told.onceAtAll),
  ],
  'h8-l-pt-internet': [
    'Precisa de internet no portão da pousada?',
    either(
      'Portuguese',
      /no phone line|no internet|none is needed|only power|internet|cellular|celular/i,
    ),
  ],
  'h8-l-tl-app': [
    'Kailangan ba ng mga bisita na mag-download ng app?',
    either('Tagalog', /\bapp\b|nothing to install/i),
  ],
  'h8-l-zh-price': ['每个月的服务费多少钱？', either('Chinese', told.monthly47)],
  'h8-l-ko-area': [
    '애난데일에도 설치해 주시나요?',
    either('Korean', /Annandale|Virginia|애난데일/),
  ],
  'h8-l-vi-camera': [
    'Có thể gắn thêm máy quay ở cổng không?',
    either('Vietnamese', /camera|máy quay/i),
  ],
  'h8-l-ur-hours': ['تنصیب میں کتنے گھنٹے لگتے ہیں؟', either('Urdu', /\b4\b|four|چار/i)],
  'h8-l-am-price': ['የመጫኛው ዋጋ ስንት ነው?', either('Amharic', told.onceAtAll)],
  'h8-l-pl-code': [
    'Czy stali goście mogą wchodzić na własny kod?',
    either('Polish', /unique codes?|caller[ -]?id|\bby (a )?code|kod/i),
  ],
})
