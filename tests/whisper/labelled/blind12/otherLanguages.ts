/** Not in English: an honest admission is right, and so is a right answer. */
import { admits, labelled } from '../labelled'
import { told } from '../told'

const either = (language: string, ...facts: RegExp[]) =>
  admits(`Asked in ${language}.`, { orSays: facts })

export const otherLanguages = labelled('other language', {
  'h12-l-es-electrician': [
    'Soy electricista. ¿Qué tiene que haber junto a la puerta antes de que vengan ustedes?',
    either('Spanish', /power|electric|corriente/i),
  ],
  'h12-l-es-text': [
    '¿A cuál número mando un mensaje si necesito soporte?',
    either('Spanish', told.supportText),
  ],
  'h12-l-es-arlington': [
    'mi taller queda en Arlington, ustedes llegan hasta acá?',
    either('Spanish', /Arlington|Virginia/),
  ],
  'h12-l-fr-away': [
    'Je voyage souvent. Est-ce que je peux ouvrir à distance ?',
    either(
      'French',
      /remotely|wherever you are|from where you are|anywhere|far away|out of town|à distance/i,
    ),
  ],
  'h12-l-de-term': [
    'Gibt es bei Ihnen eine Mindestlaufzeit für mein Büro?',
    either('German', /no long-term contract|not tied|no contract|Vertrag|Laufzeit/i),
  ],
  'h12-l-pt-landline': [
    'O telefone fixo da minha loja serve para atender os visitantes?',
    either('Portuguese', /any phone|landline|desk phone|telefone/i),
  ],
  'h12-l-it-free': ['Il preventivo è gratuito?', either('Italian', /\bfree\b|gratuit/i)],
  'h12-l-ru-hours': ['Сколько часов длится монтаж?', either('Russian', /\b4\b|four|четыр/i)],
  'h12-l-zh-video': ['哪里可以看演示视频？', either('Chinese', /video|视频/i)],
  'h12-l-ko-quote': ['견적서는 며칠 동안 유효합니까?', either('Korean', /\b30\b|30일/)],
  'h12-l-vi-warranty': [
    'Nếu thiết bị hư sau vài tháng thì có được sửa miễn phí không?',
    either('Vietnamese', /(1|one)[ -]year|warranty of 1 year|(1|một) năm/i),
  ],
  'h12-l-am-area': ['ሲልቨር ስፕሪንግ ውስጥ ትሰራላችሁ?', either('Amharic', /Silver Spring|Maryland|ሲልቨር/)],
  'h12-l-ar-line': [
    'ليس عندي إنترنت ولا هاتف أرضي قرب مدخل المحل، هل يعمل نظامكم؟',
    either('Arabic', /no phone line|no internet|none is needed|only power|cellular|خط/i),
  ],
  'h12-l-ja-outage': ['停電になったらどうなりますか？', either('Japanese', /battery|バッテリー/i)],
})
