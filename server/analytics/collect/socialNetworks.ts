/**
 * Hosts of social networks, from Matomo's public list (searchengine-and-social-list, CC0 1.0, as of
 * 2026-07-15), without www. and without entries with a path. {} stands for a country.
 */
export const socialNetworks = `
  at.pinterest.com badoo.com bebo.com bilibili.com bitcoinhackers.org blackplanet.com botsin.space
  bsky.app buzznet.com c.im ch.pinterest.com channels.weixin.qq.com chaos.social cl.pinterest.com
  classmates.com co.pinterest.com com.google.android.apps.plus com.reddit.frontpage
  com.snapchat.android cybre.space discord.com discord.gg discordapp.com dk.pinterest.com
  douban.com douyin.com douyu.com dribbble.com es.pinterest.com facebook.com fb.me fetlife.com
  flickr.com flixster.com fosstodon.org fotolog.com foursquare.com friends.nico
  friendsreunited.com friendster.com front-end.social gaiaonline.com gate.sc geni.com github.com
  global.cyworld.com graphics.social gree.jp habbo.com hachyderm.io hi5.com hu.pinterest.com
  huya.com hyves.nl id.pinterest.com identi.ca ie.pinterest.com in.pinterest.com indieweb.social
  instagram.com it.pinterest.com knzk.me kr.pinterest.com l.facebook.com l.instagram.com
  l.threads.com l.threads.net l.workplace.com lang-8.com last.fm lastfm.com.br lastfm.com.tr
  lastfm.de lastfm.es lastfm.fr lastfm.it lastfm.jp lastfm.pl lastfm.ru lastfm.se linkedin.android
  linkedin.com livejournal.com livejournal.ru lm.workplace.com lnkd.in login.live.com
  login.tagged.com m.facebook.com mamot.fr mas.to masto.ai mastodon.art mastodon.at mastodon.cloud
  mastodon.eus mastodon.jalgi.eus mastodon.nz mastodon.online mastodon.scot mastodon.social
  mastodon.technology mastodon.world mastodon.xyz mastodonapp.uk mastodont.cat meinvz.net
  metapixl.com missevan.com mixi.jp moikrug.ru mp.weixin.qq.com mstdn.io mstdn.jp mstdn.party
  mstdn.social multiply.com mx.pinterest.com my.mail.ru myheritage.com mylife.ru myspace.com
  myyearbook.com netlog.com news.ycombinator.com newsie.social nicovideo.jp nk.pl nl.pinterest.com
  np.reddit.com nz.pinterest.com odnoklassniki.ru ohai.social open.weixin.qq.com
  org.joinmastodon.android org.telegram.messenger orkut.com pawoo.net pay.reddit.com peepeth.com
  ph.pinterest.com pinterest.ca pinterest.ch pinterest.co.uk pinterest.com pinterest.com.au
  pinterest.de pinterest.dk pinterest.es pinterest.fr pinterest.ie pinterest.info pinterest.jp
  pinterest.nz pinterest.pt pinterest.se pix.toot.wales pixelfed.de pixelfed.social pixelfed.uno
  pixey.org plaxo.com plus.google.com pt.pinterest.com pxlmo.com quey.org qzone.qq.com reddit.com
  renren.com ro-mastodon.puyo.jp ru.pinterest.com se.pinterest.com sfba.social skyfeed.app
  skyrock.com snapchat.com social.tchncs.de social.vivaldi.net sonico.com soundcloud.com
  sourceforge.net stackoverflow.com studivz.net stumbleupon.com t.cn t.co t.umblr.com taringa.net
  threads.com threads.net tiktok.com tkm.eus toot.community tuenti.com tumblr.com twitcasting.tv
  twitter.com typo.social universeodon.com url.google.com v2ex.com viadeo.com vimeo.com vis.social
  vk.com vkontakte.ru vkrugudruzei.ru wayn.com web.telegram.org wechat.com weeworld.com weibo.com
  workplace.com x.com xanga.com xing.com youtu.be youtube.com
`
  .trim()
  .split(/\s+/)
