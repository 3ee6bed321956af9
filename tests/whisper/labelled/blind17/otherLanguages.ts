/** Not in English: an honest admission is right, and so is a right answer. */
import { admits, labelled } from '../labelled'
import { told } from '../told'

const either = (language: string, ...facts: RegExp[]) =>
  admits(`Asked in ${language}.`, { orSays: facts })

export const otherLanguages = labelled('other language', {
  'h17-l-es-app': [
    'Soy panadero de noche. ¿Los repartidores tienen que descargar una aplicación?',
    either('Spanish', /no app|nothing to install|without an app|\bapp\b|aplicaci/i),
  ],
  'h17-l-es-month': [
    'Tengo un taller de autos con un portón. Después de la instalación, ¿qué mensualidad me toca?',
    either('Spanish', told.monthly47),
  ],
  'h17-l-es-duplex': [
    'vivimos en un dúplex en Silver Spring, ¿llegan hasta acá?',
    either('Spanish', /Silver Spring|Maryland/),
  ],
  'h17-l-he-app': [
    'האם המבקרים בבית הכנסת צריכים להתקין אפליקציה?',
    either('Hebrew', /no app|\bapp\b|nothing to install|אפליקציה/i),
  ],
  'h17-l-ru-hours': [
    'Сколько часов занимает установка у ворот сада?',
    either('Russian', /\b4\b|four|четыр/i),
  ],
  'h17-l-fr-devis': [
    'Nous gérons un petit musée à Georgetown ; faut-il payer pour recevoir un devis ?',
    either('French', /\bfree\b|gratuit/i),
  ],
  'h17-l-de-vertrag': [
    'Bindet man sich als Imker an einen langen Vertrag?',
    either('German', /no long-term contract|not tied|no contract|vertrag/i),
  ],
  'h17-l-it-telefono': [
    'Sono un capitano in pensione: va bene anche un vecchio telefono fisso?',
    either('Italian', /any phone|landline|desk phone|telefono/i),
  ],
  'h17-l-pt-camera': [
    'Dá para colocar uma câmera na porta do estúdio de ioga?',
    either('Portuguese', /camera|câmera/i),
  ],
  'h17-l-zh-contact': ['我想要一份报价，应该打哪个电话？', either('Chinese', told.quotePhone)],
  'h17-l-ko-warranty': [
    '빵집 문에 달았다가 여섯 달 뒤에 고장 나면 무상으로 고쳐 주시나요?',
    either('Korean', /(1|one)[ -]year|1년/i),
  ],
  'h17-l-ar-battery': [
    'هل توجد بطارية احتياطية عند انقطاع الكهرباء؟',
    either('Arabic', /battery|بطارية/i),
  ],
  'h17-l-am-area': ['በአሌክሳንድሪያ አገልግሎት ትሰጣላችሁ?', either('Amharic', /Alexandria|Virginia|አሌክሳንድሪያ/)],
  'h17-l-vi-line': [
    'Cổng vườn táo có cần dây điện thoại không?',
    either(
      'Vietnamese',
      /no phone line|no internet line|none is needed|only power|cellular|điện thoại/i,
    ),
  ],
})
