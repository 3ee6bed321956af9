/**
 * Hosts of search engines, from Matomo's public list (searchengine-and-social-list, CC0 1.0, as of
 * 2026-07-15), without www., without entries with a path and without facebook.com, which visitors come
 * from as a network. {} stands for a country.
 */
export const searchEngines = `
  1.cz 118700.se 123people.com 123people.{} 1881.no abacho.at abacho.ch abacho.co.uk abacho.com
  abacho.de abacho.es abacho.fr abacho.it abcsok.no acoon.de aim.search.aol.com alexa.com
  alicesuche.aol.de alicesuchet.aol.de all.by allaverksamheter.se allesklar.at allesklar.ch
  allesklar.de alltheinternet.com alltheweb.com alohafind.com altavista.com altavista.de
  altavista.fr aolbusqueda.aol.com.mx aolimages.aol.fr aolrecherche.aol.fr aolrecherches.aol.fr
  aolsearch.aol.co.uk aolsearch.aol.com apollo7.de arama.com arcor.de ariadna.elmundo.es
  arianna.com arianna.libero.it ask.co.uk ask.com ask.reference.com askkids.com avira-int.ask.com
  avira.search.ask.com baidu.co.th baidu.com be-fr.altavista.com be-nl.altavista.com benefind.de
  bg.setooz.com bing.com blekko.com blogdigger.com blogpulse.com blogs.icerocket.com
  blogsearch.google.com blogsearch.google.{} brisbane.t-online.de busca.orange.es busca.uol.com.br
  buscador.terra.cl buscador.terra.com.br buscador.terra.es cade.images.yahoo.com cade.yahoo.com
  cc.bingj.com cercato.it cgi.search.biglobe.ne.jp cgi2.nintendo.co.jp charter.net chat.openai.com
  chatgpt.com chercherfr.aguea.com claro-search.com class.hit-parade.com classic.startpage.com
  clck.yandex.{} cnn.com coccoc.com com.google.android.googlequicksearchbox crawler.com
  cse.google.com cse.google.{} cuil.com da.setooz.com daemon-search.com darkoogle.com
  dasoertliche.de de.aolsearch.com de.toppreise.ch delta-search.com digg.com dir.gigablast.com
  dizionario.it.msn.com dmoz.org dogpile.com duckduckgo.com
  duckduckgogg42xjoc72x3sjasowoarfbgcmvfimaftt6twagswzczad.onion ecosia.org editors.dmoz.org
  el.setooz.com en.toppreise.ch en.wedoo.com enciclopedia.it.msn.com encrypted.google.com
  english.sogou.com eniro.se entireweb.com eo.st epicsearch.in es.wedoo.com
  espanol.images.yahoo.com espanol.search.yahoo.com eu.ixquick.com eu.startpage.com eurip.com
  euroseek.com everyclick.com exalead.com exalead.fr excite.co.jp extern.peoplecheck.de
  fa.setooz.com fastbrowsersearch.com fastweb.it find.tdc.dk find.web.aol.com
  findhurtig.dk fireball.com fireball.de firstsfind.com fixsuche.de flix.de forestle.mobi
  forestle.org foretag.118700.se fr.dir.com fr.toppreise.ch fr.wedoo.com fr2.rpmfind.net
  freespoke.com friendfeed.com gais.cs.ccu.edu.tw geona.net gfsoso.com gibiru.com gigablast.com
  global.bing.com gnadenmeer.de go.google.com go.mail.ru gogole.com gogole.{} gomeo.com googel.com
  googel.{} google.com google.interia.pl google.{} googlesyndicatedsearch.com gooofullsearch.com
  govome.inspsearch.com goyellow.de gppgle.com gppgle.{} gulesider.no haosou.com highbeam.com
  hit-parade.com hledani.tiscali.cz holmes.ge home.kingsoft.jp home.speedbit.com hooseek.com
  hotbot.com icq.com ilse.nl image.search.smt.docomo.ne.jp image.search.yahoo.co.jp images.ask.com
  images.google.com images.google.{} images.search.biglobe.ne.jp images.search.conduit.com
  images.search.yahoo.com images.yandex.com images.yandex.ru images.yandex.{} images.{}.ask.com
  info.com infospace.com int.ask.com int.search-results.com int.search.tb.ask.com ipv6.google.com
  isearch.avg.com isearch.babylon.com isearch.glarysoft.com isodelen.se it.luna.tv iwon.ask.com
  ixquick.com ixquick.de jp.hao123.com jungle-spider.de junglekey.com junglekey.fr
  juniorsafesearch.com jwsearch.jword.jp jyxo.1188.cz k9safesearch.com kadaza.com kagi.com
  karmasearch.org kataweb.it kensaq.com kf.mysearch.myway.com ki.mysearch.myway.com
  ko.search.need2find.com kvasir.no kwzf.net laban.vn latne.lv lemoteur.fr lemoteur.ke.voila.fr
  lemoteur.orange.fr listings.altavista.com lite.qwant.com lo.st localmoxie.com lookany.com
  looksmart.com lycos.{} m.baidu.com m.sm.cn m.so.com m.sogou.com m.sp.sm.cn m.suche.web.de
  m.yandex.{} maailm.com malaysia.search.yahoo.com mamma.com mamma75.mamma.com maps.google.com
  maps.google.{} meinestadt.de meta.rrzn.uni-hannover.de meta.ua metacrawler.com metager.de
  metager2.de mister-wong.com mister-wong.de mobile.virgilio.it mojeek.com monstercrawler.com
  monumentbrowser.com morfeo.centrum.cz mozbot.co.uk mozbot.com mozbot.fr ms114.mysearch.com
  ms146.mysearch.com msnbc.msn.com msxml.excite.com mws.ask.com my.daemon-search.com
  myprivatesearch.com mysearch.com najdi.si navigationshilfe.t-online.de neti.ee
  netlavis.azione.jp news.baidu.com news.google.com news.google.{} nigma.ru
  nortonsafe.search.ask.com nova.rambler.ru o2suche.aol.de oceanhero.today ocnsearch.goo.ne.jp
  one.cn.yahoo.com online.no only-search.com optuszoo.com.au otsing.delfi.ee p.zhongsou.com
  paperball.de perplexity.ai pesquisa.clix.pt pesquisa.sapo.pt picsearch.com plazoo.com
  plusnetwork.com poisk.ru presearch.com privacywall.org qbyrd.com qc.images.yahoo.com
  qc.search.yahoo.com qualigo.at qualigo.ch qualigo.de qualigo.nl quark.sm.cn quendu.com qwant.com
  r.duckduckgo.com r.search.yahoo.com recherche.aol.ca recherche.aol.fr recherche.francite.com
  rechercher.aliceadsl.fr req.hit-parade.com results.searchlock.com ricerca.virgilio.it
  ricercaimmagini.virgilio.it ricercanews.virgilio.it ricercavideo.virgilio.it riksdelen.se
  rpmfind.net s1-eu.ixquick.de s1-eu5.startpage.com s1.metacrawler.de s1.us.ixquick.com
  s10-eu5.startpage.com s11-eu5.startpage.com s12-eu5.startpage.com s13-eu5.startpage.com
  s14-eu5.startpage.com s2-eu4.ixquick.com s2-eu4.startpage.com s2-eu5.startpage.com
  s2.metacrawler.de s2.us.ixquick.com s3.metacrawler.de s3.us.ixquick.com s4-eu5.startpage.com
  s4.us.ixquick.com s5-eu4.ixquick.com s5-eu5.startpage.com s5.us.ixquick.com s6-eu4.startpage.com
  s6-eu5.ixquick.com s6-eu5.startpage.com s7-eu4.startpage.com s7-eu5.startpage.com
  s8-eu.ixquick.com s8-eu5.startpage.com safesearch.avira.com scholar.google.com scholar.google.{}
  scour.com se.abacho.com search-dyn.tiscali.it search-intl.netscape.com search-results.com
  search.1und1.de search.abv.bg search.alot.com search.altavista.com search.aol.co.uk
  search.aol.com search.aol.it search.ask.com search.auone.jp search.avast.com search.avg.com
  search.avira.com search.avira.net search.azby.fmworld.net search.b1.org search.babylon.com
  search.bluewin.ch search.brave.com search.bt.com search.centrum.cz search.ch search.chatzum.com
  search.chedot.com search.com search.comcast.net search.conduit.com search.darkoogle.com
  search.daum.net search.disconnect.me search.dolphin-browser.jp search.earthlink.net
  search.excite.co.uk search.excite.de search.excite.es search.excite.fr search.excite.it
  search.excite.nl search.f-secure.com search.fbdownloader.com search.fooooo.com search.foxtab.com
  search.free.fr search.freecause.com search.frontier.com search.genieo.com search.gmx.com
  search.goo.ne.jp search.handycafe.com search.hiyo.com search.hp.my.aol.com.au
  search.hp.my.aol.de search.hp.my.aol.it search.icq.com search.imesh.com search.iminent.com
  search.incredibar.com search.incredimail.com search.juno.com search.ke.voila.fr search.kiwee.com
  search.leonardo.it search.lilo.org search.lookseek.com search.lycos.com search.magentic.com
  search.myway.com search.mywebsearch.com search.nan.so search.nate.com search.naver.com
  search.nifty.com search.offerbox.com search.peoplepc.com search.qip.ru search.rr.com
  search.searchcompletion.com search.seesaa.jp search.seznam.cz search.smartaddressbar.com
  search.smartshopping.com search.smt.docomo.ne.jp search.snap.do search.softonic.com
  search.sweetim.com search.tb.ask.com search.tiscali.it search.toolbars.alexa.com
  search.trustnav.com search.v9.com search.vindex.nl search.walla.co.il search.webssearches.com
  search.winamp.com search.www.ee search.xfinity.com search.yahoo.co.jp search.yahoo.com
  search.yam.com search.yippy.com search.zonealarm.com search.zum.com search1-1.free.fr
  search1-2.free.fr search1.incredimail.com search2.incredimail.com search3.incredimail.com
  search4.incredimail.com searchalot.com searchassist.babylon.com searchatlas.centrum.cz
  searchcanvas.com searches.f-secure.com searches.safehomepage.com searches.vi-view.com
  searches3.globososo.com searchlock.com searchmobileonline.com searchqu.com
  searchresults.verizon.com searchservice.myspace.com searchy.co.uk searchya.com sharelook.fr
  skynet.be sm.aport.ru sm.de smart.delfi.lv so-net.ne.jp so.360.cn so.com so.m.sm.cn sogou.com
  soso.com sou.com sp-image.search.auone.jp sp-search.auone.jp sp-web.search.auone.jp sputnik.ru
  start.facemoods.com start.funmoods.com start.iplay.com start.lenovo.com startab.me
  startgoogle.startpagina.nl startpage.com
  startpagel6srwcjlue4zgq3zevrujfaow726kjytqbbjyrswwmjzcqd.onion startsiden.no stract.com
  suche.1und1.de suche.aol.de suche.aolsvc.de suche.freenet.de suche.gmx.net suche.info
  suche.t-online.de suche.web.de sucheaol.aol.de suchet2.aol.de suchmaschine.com suchnase.de
  surfcanyon.com swiggle.org.uk swisscows.com szukaj.onet.pl szukaj.wp.pl talimba.com
  talktalk.co.uk tarmot.com tattoodle.com technorati.com teoma.com tieba.baidu.com tixuma.de
  toile.com toolbarhome.com toppreise.ch torry.io tr.abacho.com translate.google.com trouvez.com
  trovarapido.com trusted-search.com tusksearch.com twingly.com ur.setooz.com url.org
  us.ixquick.com utorrent.inspsearch.com verden.abcsok.no videa.seznam.cz video.google.com
  video.search.yahoo.co.jp video.so-net.ne.jp videosearch.nifty.com vinden.nl vindex.nl
  vshare.toolbarhome.com vuhuv.com walhello.com walhello.de walhello.info walhello.nl
  wap.sogou.com web.ask.com web.canoe.ca web.nl web.toile.com web.volny.cz webben.118700.se
  webcache.googleusercontent.com webcrawler.com webfetch.com weborama.fr websearch.com
  websearch.cs.com websearch.rakuten.co.jp witch.de woopie.jp wow.com wsdsold.infospace.com
  www1.austronaut.at www1.baidu.com www1.dastelefonbuch.de www1.delta-search.com
  www1.search-results.com www2.austronaut.at www2.dasoertliche.de www2.google.com www2.inbox.com
  www3.zoek.nl wwwgoogle.com wwwgoogle.{} x-recherche.com ya.ru yabs.yandex.{} yandex.com
  yandex.ru yandex.{} yasni.at yasni.ch yasni.co.uk yasni.com yasni.de yatedo.com yatedo.fr
  yellowmap.de yep.com yongzin.com you.com yougoo.fr ys.mirostart.com yz.m.sm.cn zapmeta.com
  zapmeta.{} zapmetasearch.{} zhidao.baidu.com zoeken.nl zoohoo.cz zoznam.sk zxuso.com
  {}.altavista.com {}.ask.com {}.bing.com {}.forestle.org {}.images.yahoo.com {}.qbyrd.com
  {}.search-results.com {}.search.ask.com {}.search.yahoo.com {}.setooz.com {}.wow.com
  {}.zapmeta.com
`
  .trim()
  .split(/\s+/)
