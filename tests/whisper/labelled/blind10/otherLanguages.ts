/** Not in English: an honest admission is right, and so is a right answer. */
import { admits, labelled } from '../labelled'
import { told } from '../told'

const either = (language: string, ...facts: RegExp[]) =>
  admits(`Asked in ${language}.`, { orSays: facts })

export const otherLanguages = labelled('other language', {
  'h10-l-es-driver': [
    'Estoy parado en la entrada con un paquete. ¿Cómo llamo al dueño?',
    either('Spanish', /scan|dial|escane|marc|código|QR/i),
  ],
  'h10-l-es-monthly': [
    'El recibo mensual de mi tiendita, ¿desde cuántos dólares sería?',
    either('Spanish', told.monthly47),
  ],
  'h10-l-es-app': [
    'mi mamá tiene 80 años, ¿necesita bajar una aplicación?',
    either('Spanish', /\bapp\b|nothing to install|aplicaci[oó]n/i),
  ],
  'h10-l-es-alexandria': [
    'Tengo un taller en Alexandria, ¿llegan hasta acá?',
    either('Spanish', /Alexandria|Virginia/i),
  ],
  'h10-l-fr-camera': [
    "Est-il possible d'ajouter une caméra à l'entrée de notre copropriété ?",
    either('French', /cam[eé]ra/i),
  ],
  'h10-l-am-app': ['መተግበሪያ ማውረድ ያስፈልጋል?', either('Amharic', /\bapp\b|nothing to install|መተግበሪያ/i)],
  'h10-l-zh-warranty': [
    '保修期是多久？',
    either('Chinese', /(1|one)[ -]year|warranty of 1 year|一年|1 ?年/i),
  ],
  'h10-l-ko-quote': [
    '저희 콘도 이사회에서 묻는데, 상담과 견적은 무료인가요?',
    either('Korean', /\bfree\b|무료/i),
  ],
  'h10-l-vi-contract': [
    'Tôi có phải ký hợp đồng dài hạn không?',
    either('Vietnamese', /no long-term contract|not tied|no contract|hợp đồng/i),
  ],
  'h10-l-ar-install': ['كم تكلفة التركيب لباب متجري؟', either('Arabic', /799|340|٧٩٩|٣٤٠/)],
  'h10-l-ru-power': [
    'Что будет, если отключат электричество?',
    either('Russian', /battery|батаре|аккумулятор/i),
  ],
  'h10-l-hi-phone': [
    'क्या पुराने फ़ोन से भी गेट खोला जा सकता है?',
    either('Hindi', /any phone|landline|old (phone|one)|ordinary phone|फ़ोन|फोन/i),
  ],
  'h10-l-pt-quote': [
    'Quero um orçamento para a minha padaria, ligo para onde?',
    either('Portuguese', told.quotePhone),
  ],
  'h10-l-de-internet': [
    'Brauche ich am Stalltor einen Internetanschluss?',
    either(
      'German',
      /no phone line|no internet|none is needed|only power|cellular|mobilfunk|internet/i,
    ),
  ],
})
