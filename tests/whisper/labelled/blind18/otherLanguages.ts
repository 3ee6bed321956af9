/** Not in English: an honest admission is right, and so is a right answer. */
import { admits, labelled } from '../labelled'
import { told } from '../told'

const either = (language: string, ...facts: RegExp[]) =>
  admits(`Asked in ${language}.`, { orSays: facts })

export const otherLanguages = labelled('other language', {
  'h18-l-es-price': [
    'Hola, ¿cuánto vale la instalación para mi taller de bicicletas?',
    either('Spanish', told.onceAtAll),
  ],
  'h18-l-es-app': [
    '¿Los recolectores tienen que bajar una aplicación?',
    either('Spanish', /\bapp\b|aplicaci|nothing to install/i),
  ],
  'h18-l-es-hours': ['cuantas horas tarda en ponerlo', either('Spanish', /\b4\b|four|cuatro/i)],
  'h18-l-ar-month': ['كم يكلف الاشتراك في الشهر لمسجدنا؟', either('Arabic', told.monthly47)],
  'h18-l-ar-phone': [
    'هل يعمل مع هاتف قديم؟',
    either('Arabic', /any phone|old (phone|one)|each of them|هاتف/i),
  ],
  'h18-l-fr-free': [
    "Combien me coûterait un devis pour la porte de l'église, ou est-ce offert ?",
    either('French', /\bfree\b|gratuit/i),
  ],
  'h18-l-fr-camera': [
    "Peut-on ajouter une caméra à l'entrée de l'atelier de poterie ?",
    either('French', /camera|caméra/i),
  ],
  'h18-l-de-warranty': [
    'Unser Chor fragt: Wie viele Jahre gilt die Garantie, wenn etwas kaputtgeht?',
    either('German', /(1|one)[ -]year|warranty of 1 year|(1|ein) Jahr/i),
  ],
  'h18-l-it-contract': [
    'Devo firmare un contratto di lunga durata?',
    either('Italian', /no long-term contract|not tied|no contract|contratt/i),
  ],
  'h18-l-ko-price': ['설치 비용은 얼마부터인가요?', either('Korean', told.onceAtAll)],
  'h18-l-zh-area': [
    '我的陶艺教室在罗克维尔，你们能过来安装门禁吗？',
    either('Chinese', /Rockville|Maryland|罗克维尔/),
  ],
  'h18-l-vi-quote': ['Tôi gọi số nào để được báo giá?', either('Vietnamese', told.quotePhone)],
  'h18-l-ru-battery': [
    'А если отключат электричество, есть батарея?',
    either('Russian', /battery|батаре/i),
  ],
  'h18-l-am-number': ['ለድጋፍ የትኛውን ስልክ ቁጥር ልጠቀም?', either('Amharic', told.anyNumber)],
})
