/** Not in English: an honest admission is right, and so is a right answer. */
import { admits, labelled } from '../labelled'
import { told } from '../told'

const either = (language: string, ...facts: RegExp[]) =>
  admits(`Asked in ${language}.`, { orSays: facts })

export const otherLanguages = labelled('other language', {
  'h11-l-es-price': [
    '¿Cuánto sale la instalación para el portón de una casa?',
    either('Spanish', told.onceAtAll),
  ],
  'h11-l-es-daycare': [
    'trabajo en una guardería, ¿los papás tienen que bajar una aplicación?',
    either('Spanish', /no app|nothing to install|without (an|any) app|aplicación|\bapp\b/i),
  ],
  'h11-l-es-warranty': [
    '¿De cuántos años es la garantía?',
    either('Spanish', /(1|one)[ -]year|warranty of 1 year|(1|un) año/i),
  ],
  'h11-l-es-movers': [
    'somos de una mudanza y llegamos a un portón con su letrero, ¿qué hacemos?',
    either('Spanish', /scan|dial|escane|marque|llam/i),
  ],
  'h11-l-fr-free': [
    'Le devis pour notre copropriété est-il gratuit ?',
    either('French', /\bfree\b|gratuit/i),
  ],
  'h11-l-fr-hours': [
    'Il faut compter combien de temps pour la pose ?',
    either('French', /\b4\b|four|quatre/i),
  ],
  'h11-l-de-contract': [
    'Müssen wir uns als Eigentümergemeinschaft für Jahre binden?',
    either('German', /no long-term contract|not tied|no contract|vertrag/i),
  ],
  'h11-l-pt-phone': [
    'Minha avó só tem telefone fixo. Ela consegue atender?',
    either('Portuguese', /any phone|landline|desk phone|telefone/i),
  ],
  'h11-l-zh-battery': ['停电的时候大门还能用吗？', either('Chinese', /battery|电池|电源/i)],
  'h11-l-ko-quote': ['견적을 받으려면 어디로 전화해야 하나요?', either('Korean', told.quotePhone)],
  'h11-l-vi-month': [
    'Mỗi tháng phải trả bao nhiêu tiền dịch vụ?',
    either('Vietnamese', told.monthly47),
  ],
  'h11-l-ru-area': [
    'Вы работаете в Роквилле, штат Мэриленд?',
    either('Russian', /Rockville|Maryland|Роквил|Мэриленд/i),
  ],
  'h11-l-ar-camera': ['هل يمكن إضافة كاميرا عند باب المدرسة؟', either('Arabic', /camera|كاميرا/i)],
  'h11-l-am-internet': [
    'በሩ ላይ ኢንተርኔት ያስፈልጋል?',
    either(
      'Amharic',
      /no phone line|no internet|none is needed|only power|internet|cellular|ኢንተርኔት/i,
    ),
  ],
})
