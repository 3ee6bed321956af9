/** Not in English: an honest admission is right, and so is a right answer. */
import { admits, labelled } from '../labelled'
import { told } from '../told'

const either = (language: string, ...facts: RegExp[]) =>
  admits(`Asked in ${language}.`, { orSays: facts })

export const otherLanguages = labelled('other language', {
  'h14-l-es-app': [
    '¿Mis clientes tienen que descargar una aplicación?',
    either('Spanish', /\bapp\b|nothing to install|aplicación/i),
  ],
  'h14-l-es-month': [
    'Soy viuda y vivo de mi pensión, ¿desde cuánto sale el servicio mensual?',
    either('Spanish', told.monthly47),
  ],
  'h14-l-es-arlington': [
    'Buenas, ¿trabajan ustedes en Arlington?',
    either('Spanish', /Arlington|Virginia/),
  ],
  'h14-l-fr-install': [
    'Je tiens un cabinet dentaire à Bethesda : votre technicien reste combien d’heures chez nous ?',
    either('French', /\b4\b|four|quatre/i),
  ],
  'h14-l-fr-camera': [
    'Peut-on ajouter une caméra au portail ?',
    either('French', /camera|caméra/i),
  ],
  'h14-l-de-battery': [
    'Was passiert bei einem Stromausfall?',
    either('German', /battery|batterie|akku/i),
  ],
  'h14-l-it-price': [
    'Quanto costa l’installazione professionale?',
    either('Italian', told.onceAtAll),
  ],
  'h14-l-pt-warranty': [
    'Qual é o prazo da garantia?',
    either('Portuguese', /(1|one)[ -]year|warranty of 1 year|(1|um) ano/i),
  ],
  'h14-l-zh-app': [
    '访客需要下载应用程序吗？',
    either('Chinese', /\bapp\b|nothing to install|应用|下载/i),
  ],
  'h14-l-ko-quote': [
    '저희 세탁소 문에 달고 싶은데 상담받는 데 돈을 내야 합니까?',
    either('Korean', /\bfree\b|무료/i),
  ],
  'h14-l-vi-contract': [
    'Tiệm nail của chúng tôi thuê từng năm, vậy có bị ràng buộc nhiều năm với bên bạn không?',
    either('Vietnamese', /no long-term contract|not tied|no contract|hợp đồng|ràng buộc/i),
  ],
  'h14-l-ru-phone': [
    'По какому номеру звонить, чтобы узнать цену?',
    either('Russian', told.quotePhone),
  ],
  'h14-l-ar-internet': [
    'عندي مزرعة بعيدة ولا يوجد إنترنت عند المدخل، هل هذه مشكلة؟',
    either(
      'Arabic',
      /no phone line|no internet|none is needed|only power|internet|cellular|إنترنت/i,
    ),
  ],
  'h14-l-am-app': [
    'ጎብኚዎች መተግበሪያ ያስፈልጋቸዋል?',
    either('Amharic', /\bapp\b|nothing to install|መተግበሪያ/i),
  ],
})
