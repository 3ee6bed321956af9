/**
 * The data of hints.ts: a term of synonyms.ts or a stem, and the words and idioms that hint at it. A word
 * may hint at several. None of them may stand in synonyms.ts.
 */
export const hintTable = `
price: bill, billed, billing, dinged, damage, tab, set me back, run me, shell out, fork over, fork
  out, cough up, out of pocket, spend, spending, dough, cash, bank account, wallet, rates, worth,
  savings, save, saving, pricey, steep, break the bank, arm and a leg, fortune, afford, plans,
  tier, tiers, surcharge, owe, sticker price, toll, dime, penny, cents, buck, charges, reasonable,
  wire you, hand over, pony up, lay out, outlay, expense, expenses
month: weeks, every four weeks, every thirty days, thirty days, 30 days, installments, recurring
  charge, standing charge, regularly, payday, per cycle, billing cycle, after that, keep paying,
  running costs, upkeep, twelve times
usage: metered, consumed, by usage, per use, only for what, what i use, what we use, how often i
  use, actual use, flat rate
contract: stuck, forever, trapped, bound, binding, bail, bail out, walk away, back out, quit,
  quitting, leave whenever, drop you, tie me, tie myself, strings, strings attached, handcuff,
  handcuffed, fine print, opt out of the service, terminate, get out of it, get out of this, early
  termination, on the hook, ditch you, change my mind, call it quits, end it, paperwork to sign,
  cancellation, cancelling, canceling, cancel, cancelled
free: gratis, on the house, for nothing, cost nothing, without paying, without charge, no
  obligation, pay nothing, zero, obligation free, complementary
consult: advise, advising, advice, adviser, consultant, expert, talk it over, walk me through,
  talk through, look at my, come look, come and look, site visit, have a look, assess, assessment,
  evaluate, recommendation
quote: bid, ballpark figure, price offer, paperwork, written price, price sheet
valid: expire, expires, expiry, expiration, good for, run out, runs out, stand by, stands, honor,
  honour, deadline, shelf life, lapse, lapses
order: onboard, onboarding, proceed, go ahead, first move, next move, where do i begin, want one,
  want this, take it, get going, become a customer
include: extra for, thrown in, part of the deal, part of it, part of that, bundled, on top, on top
  of that, separately, separate, cost extra, extra charge
warranty: defect, defective, conk, conks, conks out, craps out, goes bad, gives out, breaks down,
  break down, breaks, dies, kaput, faulty, lemon, replace it, replacement, covered if, stand
  behind, guaranty, goes wrong, something happens to it, protection plan, busted, busts, bust
lifetim: for life, forever, indefinitely, for good, rest of my life
extend: longer, prolong, lengthen, stretch, more years
compare: over one of, rather than, against, beat, beats, beat out, why choose, why pick, why
  switch, switch, switching, ditch, pros and cons, upside, stack up, what sets, trade in, why
  should i, why would i, point of, better than, worth it, over
callbox: squawk box, squawk, squawker, panel, old panel, buttons, push button, push buttons,
  buzzer box, pedestal, speaker box, keypad box, doorking, door king, liftmaster panel, entry
  panel, entry phone, wired box, conventional, traditional, old box, old school, old fashioned,
  console, directory
intercom: talkback, panel, buzzer, door phone, doorphone, old panel, buttons, squawk box, call
  station, speaker
duration: length, week, whole week, whole day, half a day, afternoon, how late, be finished, done by, wrap
  up, finish, over with, drag on, time frame, lunchtime, in and out, all afternoon, all morning,
  long before, take off work, take forever
install: crew, technician, technicians, tech, techs, workers, workmen, labor, labour, handyman,
  handymen, put up, put one in, put one up, get one up, up and running, going up, fitting,
  mounting, screw, screwdriver, toolbox, build it, get it in, get it running, wire it up, wire up,
  hooked up, rig up, rigged, fitter, setting up, do the job, do the work
professional: myself, ourselves, yourself, yourselves, by hand, on my own, on our own, my own
  hands, handyman, handy, electrician, weekend project, somebody of yours, one of your people,
  qualified, expert, experts, pro, pros, technician, crew
photo: snap, snaps, snapshot, snapshots, selfie, jpeg, pics, show you, take a picture
step: stages, walk me through, sequence, order of events, happens after, happens then, happens
  next, what comes next, comes next, what next, from start to finish, workflow, rundown, get from
submit: need from me, need from us, hand in,
power: juice, current, plug, plugged, socket, volts, amps, electrics, hardwired, grid,
  electrified, socket nearby
nopower: no juice, no current, no electrics, off grid, off the grid, no plug, no socket, no
  outlet, solar only, not electrified, no electric, unpowered, dead spot for power, no mains
outage: storm, storms, thunderstorm, lights go out, lights out, lights are out, grid goes down,
  grid fails, electricity fails, electricity dies, electricity drops, power dies, power drops,
  brownout, hurricane, goes dark, current fails, power company, no power for, power is down, power
  goes down, juice goes out, juice runs out, loses power, loses juice, utility fails, pepco,
  dominion
batteri: generator, ups unit, reserve, emergency power, accumulator
nocell: no bars, zero bars, one bar, dead zone, dead spot, in the woods, in the sticks, boonies,
  middle of nowhere, spotty, patchy, weak signal, bad signal, poor signal, valley, no phone
  signal, mobile dead
cellular: carrier, mobile signal, mobile data, gsm, tower, wireless, over the air, bars, older,
  generation
3g: lte, 4g, 5g, older, generation
internet: router, modem, hotspot, comcast, xfinity, fios, isp, web connection, online connection,
  lan, fiber, fibre
phoneline: landline, copper, copper line, copper wire, verizon line, telephone company, phone
  company, phone jack, pots, telephone cable, phone cable, at the gate line
wiring: trenching, trenches, digging, shovel, backhoe, tear up, tearing up, rip up, asphalt,
  pavement, lawn, bury, buried, excavate, jackhammer, hole, holes, run a line, run a cable, run a
  wire
underwater: pond, lake, river, creek, swimming pool, submerged, submerge, under the surface,
  flood, flooded, flooding, boat, marina, sea, ocean, below water, beneath the water, aquarium,
  diving, waterline
notpossible: no go, deal breaker, deal breakers, rule out, ruled out, where does it fail,
  dealbreaker, dealbreakers, limitation, unsuitable, does it not suit, drawback, drawbacks, bad
  fit
phone: handset, ringer, desk phone, rotary, rotary phone, flip, old nokia, nokia, brick, dumb
  phone, dumbphone, galaxy, blackberry, landline, cordless, ring me, ring my, cell
noscan: lens, cracked, cracked screen, broken lens, scratched, camera broke, no lens, blurry, will
  not focus, smudged, cannot read, unreadable, faded, too old to, dead battery, battery died,
  camera is dead
dial: punch in, punch, type in, key in, no smartphone, without a smartphone, old phone
scan: square, squares, pixelated, checkerboard, black and white thing, point my phone, aim, snap
  the, square code, funny square, weird square, blocky
qr: square, checkerboard, pattern, black and white thing, matrix code, sticker, barcode thing,
  funny square, weird square, blocky
app: program, programme, apk, install something, install anything, play market, testflight, load
  anything, load something, put something on, put anything on, fill up my phone, storage on my
  phone
visitor: buddy, pal, mate, stranger, strangers, someone outside, friends, relatives, in laws,
  whoever, people outside, folks, uber, lyft, taxi, cab, doordash, grubhub, instacart, ups, dhl,
  driver, drivers, repairman, plumber, parcel, parcels, pizza guy, postal worker, courier,
  babysitter comes, invitee, invitees, somebody shows up, shows up, pulls up, drops by, drop by,
  swing by, rolls up, stops by
howitworks: pulls up, shows up, rolls up, drives up, walk up, walks up, arrives, what should he
  do, what should she do, what should they do, walk through, from their side, experience,
  mechanics, under the hood, in a nutshell, gist, explain it, explain this, like i am five
enter: come through, get through, get past, come inside, go in, walk in, walk right in, drive in,
  drive through, way in, inside, get inside, through the gate, come onto, on their own, let
  themselves in, entrance for
verifi: claims, claims to be, pretends, pretend, impostor, imposter, prove, proof, who they say,
  identity, identify, identification, fake, vet, make sure it is, know who, recognise who, tell
  who, vouch, trust, check who, really is, really are, who is there, who is outside, real deal
voice: talk to him, talk to them, talk to her, speak to the visitor, hear, hear them, hear him,
  intercom talk
camera: face, faces, see who, see him, see her, look at who, watch, watching,
  video feed, eyes on, live view, view of, lens on, peek, glimpse, picture of who, visually, spot
  who, webcam, surveillance, monitor the entrance, see the person, see my visitor
trusted: nanny comes, housekeeper, maid service, gardener, landscaper, lawn guy, lawn crew, pool
  guy, staff, carer, caregiver, nurse, mother in law, grandkids, grandchildren, same person, same
  folks, every single time, each and every time, bother me, bothering me, without bothering,
  without ringing, without ringing me, without asking, without asking me, every week, each week,
  weekly, tuesday, each tuesday, every tuesday, every monday, every friday, always comes, comes
  daily, daily, come and go, standing permission, whitelist, white list, pre approve, preapprove,
  pre approved, preapproved, approved list, regulars, inner circle, let themselves in, on their
  own, skip the call, every single, must she, must he, without pestering, without disturbing
code: pin, pin number, digits of their own, combination, secret number, number of their own
caller: phone number recognized, recognizes their phone, their number, knows the number
gatehold: nine to five, nine till five, 9 to 5, 9 till 5, from 8 to 5, unlocked from, unlocked
  between, unlocked during, unlocked all day, wide open, ajar, rush hour, open house, garage sale,
  yard sale, wedding, without anyone pushing, pushing a button, timer, timetable, automatically,
  auto open, by itself at, certain hours, set hours, same time each, same time every, stays put,
  stay up, daytime, morning to evening, open till, open until, during the day, all day long,
  calendar
remot: around, be around, being around, beach, office, couch, sofa, bed, hotel, airport, cruise,
  on the road, on a trip, trip, abroad, other side of the world, miles away, not there, not
  present, in person, physically, be there, be present, bedroom, upstairs, hawaii, plane,
  elsewhere entirely, in a meeting, stuck at work
secure: crooks, crook, thieves, thief, burglars, burglar, robbers, robber, criminals, criminal,
  bad guys, intruder, intruders, break in, broken into, eavesdrop, eavesdropping, eavesdropper,
  listen in, listening in, snoop, snooping, tapped, wiretap, intercept, intercepted, tamper,
  tampering, spoof, spoofed, crack, cracked by, compromised, vulnerable, vulnerability, prying,
  prying eyes, bulletproof, airtight, fort knox, sniff, sniffing, scammers, scammer,
  cybersecurity, hijack, sneak in, attackers, attacker
encrypt: cipher, ciphers, scramble, scrambles, scrambled, scrambling, algorithm, algorithms,
  eavesdrop, eavesdropping, listen in, listening in, snoop, snooping, intercept, intercepted,
  crooks, ssl, tls, cryptography, crypto, cryptographic, protocol, encipher, coded, tapped,
  wiretap, traffic
manage: tweak, tweaking, adjust, adjusting, configure, configuring, configuration, change
  settings, change things, preferences, preference, fiddle, customize, customise, admin page,
  toggle, modify, fine tune, change my, set things
portal: laptop, computer, desktop, browser, mac, macbook, tablet, ipad, url, web page, webpage,
  admin page, from my desk, online account, preferences, log on, back end, backend, interface,
  cockpit, control panel, admin panel, screen
patent: copycat, copy it, knock off, knockoff, knockoffs, intellectual property, legally
  protected, invention, invented, inventor, proprietary, exclusive, unique technology, rip off,
  ripoff, competitor copy, copycats, trademark on the technology
area: brand of phone, come to, come out to, come out, reach out to, drive out, travel to, your turf, territory,
  footprint, zone, zones, towns, suburb, suburbs, zip, zip codes, beltway, where can i get, in my
  town, near me, my street, my town, neck of the woods, jurisdiction
nationwide: rest of the country, rest of the us, rest of america, everyone else, every state, all
  states, all fifty states, fifty states, all 50 states, 50 states, whole us, entire us, entire
  country, throughout the country, throughout the us, anywhere in the us, coast to coast, all over
  the country, all over america, across america, across the us, other parts of the country, rest
  of us, outside of dc, beyond dc, beyond the beltway, all of the country, all of the us, come to
  my state, reach us, reach my state, roll out, rollout, branch out, states
announc: launch, launches, launching, release, released, rolling out, debut, eta, planned, in the
  works, in the pipeline, down the road, on the horizon, next year, one day, someday, pipeline
coming: launch, launches, launching, release, released, rolling out, debut, eta, planned, in the
  works, in the pipeline, down the road, on the horizon, next year, one day, someday, some day,
  whats next, pipeline, wish list, wishlist, beta, cooking, yet, already
invis: one time code, one time codes, one off code, temp code, temp
  codes, temporary pass, day pass, guest pass, code for a day,
  code for one day, code for a weekend, expiring code, code that expires, single use, short lived,
  digital key, virtual key, pass for, airbnb guest, e key, ekey
notif: alert, alerts, notify, notified, ping, pinged, pings, push message, push messages, let me
  know when, heads up, informed, buzz my phone, tell me when, reminder, reminders, told when
analyt: statistics, stats, figures, charts, chart, graph, graphs, numbers on, report, reports,
  reporting, insights, metrics, usage data, how many people came, count of visitors, traffic
  numbers, history of visits, visit history, logbook, visitor log, entry log, activity log,
  dashboards
multiuser: spouse, husband and i, wife and i, roommates, roommate, partner and i, both of us, the
  two of us, share it, share access, shared by, co owner, co owners, board members, several
  managers, several people, several of us, several phones, several family members, more than one
  person, more than one phone, more than one manager, more than one admin, multiple people,
  multiple managers, multiple phones, multiple residents, multiple tenants, multiple family
  members, two people, two managers, two phones, two of us, three of us, all of us, whole family,
  other managers, second person, second user, additional users, my staff too, colleagues, another
  person, someone else too, also answer, take turns, joint
multiproperty: several houses, several homes, several sites, several locations, several
  communities, several places, two houses, two homes, two sites, two locations, two places, three
  properties, three houses, three buildings, multiple houses, multiple homes, multiple sites,
  multiple locations, multiple communities, more than one house, more than one home, more than one
  site, more than one building, more than one location, more than one place, many buildings, many
  sites, portfolio, other property, other house, second property, second house, second home, all
  my properties, all my buildings, all our properties, all our buildings, all of my properties,
  across properties, across sites, rentals, my rental properties
smarthome: siri, apple watch, hey google, ok google, ring app, hubitat, z wave, zwave, zigbee,
  ifttt, home assistant, cortana, connected home, voice assistant, wyze, connect to my home,
  automation
pms: entrata, rentcafe, resman, propertyware, tenant portal, tenant software, landlord software,
  management program, management programs, management tool, management app
extra: bells and whistles, goodies, perks, fancy, addition, additions, bolt on, bolt ons, upsell,
  on top of the basic, beyond the basic, frills, accessories, optional
founder: boss, top dog, head honcho, in charge, runs, running the show, runs the show, runs this,
  runs the company, owner of the company, owns the company, owns this company, behind this
  company, behind the company, behind it all, brains, brain behind, brains behind, mastermind,
  leader, chief, head of, president, calls the shots, came up with, came up with this, dreamt up,
  dreamed up, whose idea, invented this, thought this up, big cheese
develop: programmer, programmers, coder, coders, engineer, engineers, wrote the software, wrote
  the code, codes, coded, built the site, built this site, builds the site, builds the software,
  made this site, made this website, tech lead, geek, software guy
dealer: reseller, resellers, tradespeople, installer company, distributor, distributors,
  franchise, sales partner, retailers, retailer, vendor portal, stockist
resourc: paperwork, documents, documentation, docs, brochure, brochures, manual, manuals,
  datasheet, datasheets, spec sheet, spec sheets, leaflets, flyer, flyers, handouts, marketing
  stuff, files, downloads
contact: sales folks, sales people, sales team, salespeople, salesperson, sales department, sales,
  reach a, reach you, ring you, give you a ring, give you a call, call you guys, get hold of, get
  a hold of, get ahold of, hit you up, drop you a line, hotline, help desk, helpdesk, customer
  service, customer care, speak with your, talk to your, digits
email: inbox, gmail, outlook, write you, write to you, electronic mail, drop you a line, letter,
  send you a note
text: texting, imessage, whatsapp, txts, messaging, shoot you a text
rate: billed for sms, billed for text, cost of texts, pay for texts, charged for texts, price of a
  text, fees from my carrier, text rates
stop: quit, cease, knock off, knock it off, leave me alone, no more, unsubscribe, bugging me,
  pestering me, harassing, blowing up my phone, take me off, remove me from, off your list, turn
  off
log: on the record, on record, transcript, transcripts, written down, keep track of this, taped,
  taping, logging, private chat, is this private, confidential, between us, off the record,
  memory, remember
chat: typed, what i typed, everything i wrote, everything i said, said here, what i say, what i
  said, this talk, our talk, these messages, dialogue, dialog
delete: forget, wipe, wiped, purge, scrub, get rid of, trash, destroy, expunge, vanish, disappear,
  forget me, forgotten, right to be forgotten, undo what i wrote, unsay, clear my, take back
download: copy of, save a copy, get a copy, export, printout, keep a copy, take with me, own
  records
correct: fix my, wrong name, wrong number on file, misspelled, mistake, mistakes, amend, rectify,
  inaccurate, wrong information, update my details, out of date, outdated, wrong about me
retention: how long before, how long until, linger, lingers, hang around, stay on file, stays on
  file, on file, stick around, hang on to, archive, archived, expire, auto delete, automatically
  deleted
share: pass on, passed on, passing on, pass along, hand over, hand out, give away, give out, give
  my, leak, other firms, other companies, outsiders, third party, third parties, who else gets,
  who else sees, who gets, sees my, brokers, broker, affiliates, disclose, disclosed
data: details, personal details, particulars, personal stuff, dirt, file on me, know about me,
  dossier
polic: cops, cop, government, feds, fbi, subpoena, law enforcement, judge, warrant, sheriff
author: cops, cop, police, government, feds, fbi, subpoena, law enforcement, judge, warrant,
  sheriff
collect: gather, gathering, harvest, hoover, know about me, have on me, find out about me, take
  from me, dig up, dirt, learn about me
ip: network address, machine address, location of my computer
track: spy, spying, stalk, stalking, following me, follow me around, browse, browsing, surf,
  surfing, surveil, profile me, profiling, watch me, watch what i, monitor me, monitoring me,
  retarget, retargeting, snoop on
advertis: ads, commercials, banners, banner, promoted, sponsored, retarget, retargeting, spying,
  targeted, marketers, doubleclick, browse
cooki: tracker files, crumbs, store on my computer, put on my computer, save on my computer, leave
  on my computer, save in my browser, store in my browser, put in my browser, local storage
spam: junk, junk mail, mailing list, robocall, robocalls, cold call, cold calls, promotions,
  blast, blasts, newsletters, flood my inbox, bombard, pester, advertise to me, promo
age: kid, kids, toddler, teen, teens, teenager, teenagers, adolescent,   child, children, boy, girl, minor, minors, years
  old, year old, birthday, grade, schooler, middle schooler, high schooler, underage, adult,
  adults, eight, nine, ten, eleven, twelve, thirteen, fourteen, fifteen, sixteen, seventeen, 8, 9,
  10, 11, 12, 14, 15, 16, 17
child: kid, kids, toddler, eight, nine,
  ten, eleven, twelve, 8, 9, 10, 11, 12, year old, son
minor: teen, teens, teenager, teenagers, fourteen, fifteen, sixteen, seventeen, 14, 15, 16, 17,
  underage, high schooler, son
available: reachable, closed, close, closing time, midnight, 3 am, 3 in the morning, christmas,
  christmas day, sunday, sundays, late, late at night, anybody there, awake, asleep, sleep, day
  and night, night, nights, odd hours, any hour, wee hours, dead of night, middle of the night,
  lunch break, open on, thanksgiving, new year
video: clip, clips, demo, demonstration, movie, film, see it in action, watch it work, see it
  working, youtube, show me how it works, preview
whatitis: gadget, gizmo, contraption, thingy, thingamajig, doohickey, whole thing, this all about,
  this about, elevator pitch, what are you selling, in plain words, big idea
audience: ideal for, right for me, right for us, target, cut out for, good fit, my kind of, folks
  like me, people like me, someone like me, what kind of customers, what kind of people, which
  customers, typical customer
busi: shop, warehouse, clinic, dentist, restaurant, firm, storefront, salon, workshop, self
  storage, storage facility
resid: homeowner, homeowners, tenant, tenants, renter, renters, household, family home, dwelling
histori: back story, backstory, origin, origins, how did you start, how did it begin, how did it
  all begin, come about, came about, beginnings, roots, past
ai: robot, chatbot, algorithm, chatgpt, gpt, language model, computer program, bot, artificial
admin: staff, humans, your people, anybody at your, anyone at your, coworkers, someone at your,
  real people
read: peek, peeks, eyes on, sees
sign: placard, board, poster, plaque, sticker
write: contact
plan: base plan
`
