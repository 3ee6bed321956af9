/** Not in English: to admit it is right, and so is the fact. */
import { admits, labelled } from '../labelled'
import { told } from '../told'

const or = (language: string, fact: RegExp) => admits(language, { orSays: [fact] })

export const otherLanguages = labelled('other language', {
  'd-es-mes': ['¿Cuánto sale cada mes?', or('Spanish', told.monthly47)],
  'd-es-aplicacion': [
    'hola mi mamá no sabe usar aplicaciones, ¿necesita una para abrir la puerta?',
    or('Spanish', /no app|any phone|sin (una )?aplicaci|ninguna aplicaci|no (se )?necesita/i),
  ],
  'd-es-luz': ['Cuando se va la luz ¿sigue funcionando?', or('Spanish', /battery|bater[ií]a/i)],
  'd-fr-installation': [
    'Combien de temps faut-il pour poser le système ?',
    or('French', /\b(4|four|quatre) (hours|heures)/i),
  ],
  'd-fr-contrat': [
    "Est-ce que je m'engage pour plusieurs années ?",
    or('French', /no long-term contract|sans engagement|pas de contrat|aucun contrat/i),
  ],
  'd-de-klingel': [
    'Kann ich das Tor auch öffnen, wenn ich im Urlaub bin?',
    or('German', /remotely|anywhere|wherever you are|out of town|von überall|aus der ferne/i),
  ],
  'd-pt-garantia': ['Qual é a garantia?', or('Portuguese', /(1|one)[ -]year|(1|um) ano/i)],
  'd-zh-jiage': ['安装要多少钱', or('Chinese', told.onceAtAll)],
  'd-ko-email': ['이메일 주소가 어떻게 되나요?', or('Korean', told.email)],
  'd-vi-khu-vuc': [
    'Nhà tôi ở Falls Church, bên các anh có tới đó lắp đặt được không ạ?',
    or('Vietnamese', /Falls Church/),
  ],
  'd-am-telephone': ['የስልክ ቁጥራችሁ ስንት ነው?', or('Amharic', told.anyNumber)],
  'd-ru-kamera': ['Можно ли поставить камеру?', or('Russian', /camera|камер/i)],
  'd-ar-tatbiq': [
    'جدتي لا تعرف كيف تستخدم البرامج، هل عليها تنزيل شيء على هاتفها لتزورني؟',
    or('Arabic', /no app|تطبيق/i),
  ],
  'd-tl-kuryente': [
    'Paano kung mawalan ng kuryente, bubukas pa ba yung gate?',
    or('Tagalog', /battery|baterya/i),
  ],
})
