/**
 * Kinds of things and people, as data: what is said of one of a kind is most likely said of another, so
 * that a topic is known by "the piano teacher" where only "the gardener" was ever written.
 */
import { meanings } from './meanings'

const table = `
family: grandma, grandmother, granny, nana, grandpa, grandfather, grandparents, aunt, auntie, uncle, cousin, nephew,
  niece, mother, mom, mum, father, dad, parents, sister, brother, in laws, mother in law, father in law, son, daughter, kids,
  children, grandkids, grandson, granddaughter, relatives, family, stepson, stepmom, godmother
partner: husband, wife, spouse, partner, girlfriend, boyfriend, fiance, roommate, roommates, roomie, housemate, flatmate, co owner, better half, hubby
friend: friend, friends, buddy, pal, mate, guest, guests, visitor, visitors, company, folks, people, someone, somebody, caller, stranger, strangers, invitee, acquaintance, date, neighbors, neighbor, classmates, colleagues
carrier: courier, delivery, deliveries, driver, ups, fedex, dhl, usps, amazon, mailman, postman, mail carrier, doordash, grubhub, ubereats, uber eats,
  instacart, pizza, pizza guy, uber, lyft, taxi, cab, parcel, parcels, package, packages, postal worker, groceries, takeout, chinese food, trucker, truck driver, flower delivery, food
helper: cleaner, cleaners, cleaning lady, maid, housekeeper, nanny, babysitter, au pair, gardener, landscaper, lawn guy, lawn crew, pool guy, pool boy,
  dog walker, dog sitter, cat sitter, house sitter, tutor, teacher, piano teacher, coach, trainer, therapist, physio, nurse, caregiver, carer, aide, home health aide, chef, cook, chauffeur,
  window washer, snow plow guy, masseuse, personal trainer, bookkeeper, handyman guy, midwife, farrier, vet, veterinarian, doula, priest, pastor, mechanic, hairdresser, barber, stylist, groomer, seamstress, tailor, butler, driver of mine, riding instructor, music teacher, student, students, pupil, pupils, patient, patients, client, clients, customer, customers, members, pet sitter, sitter, home aide, hospice, technician of mine, accountant, lawyer, secretary, intern, hay guy, feed guy, propane guy, oil man, employee, employees, staff, workers, janitor, volunteers, milkman, water delivery
tradesman: plumber, electrician, handyman, contractor, contractors, repairman, roofer, painter, carpenter, cable guy, exterminator, inspector, hvac guy, meter reader, realtor
away: vacation, holiday, holidays, trip, business trip, travel, travelling, traveling, abroad, overseas, out of town, beach, golf course, golf, gym, office, work, workplace, hotel, airport, plane, train, cruise,
  cancun, hawaii, europe, florida keys, lake house, second home, cabin, mall, store, shopping, supermarket, church, school, dentist, meeting, hospital, restaurant, movies, bar,
  in bed, bed, couch, sofa, shower, bath, upstairs, basement, backyard, garden, garage, kitchen, at my desk, in the car, driving, on the road, another city, another state, another country, other side of the world, bathtub, hammock, jacuzzi, not home, away from home
storm: storm, storms, thunderstorm, snow, snowstorm, blizzard, ice, ice storm, hurricane, tornado, wind, lightning, flood, heatwave, tree falls
dark: blackout, blackouts, brownout, outage, outages, power cut, power cuts, grid, lights out, pepco, dominion, utility, electricity, electric, juice, current, mains, power
event: fair, festival, market, farmers market, pumpkin patch, egg hunt, rehearsal, choir, recital, match, tryouts, mass, sermon, seminar, workshop, conference, crowd, crowds, party, parties, wedding, barbecue, bbq, cookout, birthday, open house, garage sale, yard sale, funeral, reception, graduation, holiday party, fundraiser, service, bible study, poker night, game night, book club, meeting of the board, tournament, concert, baby shower, thanksgiving dinner, movers, moving day
weekday: monday, mondays, tuesday, tuesdays, wednesday, wednesdays, thursday, thursdays, friday, fridays, saturday, saturdays, sunday, sundays, weekend, weekends, weekday, weekdays, daily, weekly, every day, every week, each week, twice a week, every morning, every other day, biweekly, once a week
clock: morning, mornings, noon, afternoon, evening, evenings, daytime, night, nights, midnight, am, pm, oclock, o clock, rush hour, lunchtime, dusk, dawn, sunrise, sunset, 7 to 9, 8 to 5, 9 to 5, nine to five, nine till five, from 8, till 6, between 8 and 5
spell: weeks, months, years, days, fortnight, forever, decade, a while, half a year, for life
cash: coins, quid, greenbacks, funds, paying, pay, payment, costs, account, checking account, card, expense, expenses, money, dough, cash, bucks, dollars, wallet, pocket, pockets, purse, bank account, paycheck, savings, budget, fortune, grand, penny, pennies, dime, cents, bill, bills, damage, arm and a leg, invoice total
sum: 1k, 2k, 3k, 4k, 5k, 10k, 1000, 1500, 2000, 2500, 3000, 3500, 4000, 5000, thousands, thousand, hundreds, couple grand, few grand
oldphone: nokia, flip phone, brick, blackberry, rotary, landline, land line, desk phone, cordless, handset, dumb phone, dumbphone, prepaid, jitterbug, old phone, pay phone, house phone, office phone, home phone, wall phone, burner
newphone: iphone, android, samsung, galaxy, pixel, motorola, smartphone, cell phone, cellphone, mobile, huawei, xiaomi, oneplus, lg, cell
isp: comcast, xfinity, verizon, fios, cox, spectrum, att, t mobile, tmobile, starlink, internet provider, phone company, cable company, telephone company
wired: backhoe, bulldozer, excavator, spade, flower beds, flower bed, garden beds, landscaping, sod, roots, cobblestones, cable, cables, wire, wires, wiring, trench, trenches, conduit, copper, fiber, ethernet, cat5, line, lines, dig, digging, shovel, backhoe, lawn, asphalt, driveway torn, pavement, phone jack
online: wifi, wi fi, internet, broadband, router, modem, hotspot, network, web
reach: calls fail, calls drop, no service, gets no service, service there, go through, get through, no calls, signal, bars, bar, reception, coverage, service out here, dead zone, cell tower, no bars, one bar, weak signal
wild: overpass, underpass, bridge, tunnel, canyon, ravine, gorge, swamp, hills, hill, basement level, parking level, underground garage, bunker, woods, forest, mountain, mountains, valley, field, fields, farm, ranch, cabin, desert, middle of nowhere, boonies, sticks, countryside, hollow, back road, remote area, island
plug: outlet, socket, plug, plugs, plugged, extension cord, breaker, electrical panel
crook: phony, fraud, fraudster, con man, prowler, peeping tom, gangster, shady, suspicious, fake, pretender, liar, solicitor, solicitors, salesman, jehovahs witnesses, burglar, burglars, thief, thieves, robber, crook, crooks, criminal, criminals, bad guys, bad guy, intruder, creep, creeps, weirdo, stalker, murderer, scammer, scammers, impostor, trespassers, homeless
hacker: snoop, snoops, overhear, sniff, tapped, wiretap, decode, descramble, hijack, tamper, exploit, cyberattack, hacker, hackers, nerd, geek, teenager with a laptop, spy, russians, cyber, hack, hacked, breach, crack, cracked, intercept, eavesdrop, jam, spoof, tap
face: face, faces, look, watch, see, seeing, eyes, view, peek, picture of, video, footage, visual, cam, camera, cameras, doorbell cam, webcam, film, live
sticker: sign, code, qr, square, sticker, barcode, plate, poster, placard, checkerboard, black and white thing, pattern
oldbox: call box, callbox, box, keypad, intercom, buzzer, squawk box, entry panel, panel, pedestal, telephone entry, entry phone, speaker box, doorking, door king, linear, viking, squawker, entry system
house: house, home, villa, mansion, townhouse, condo, apartment, building, complex, estate, property, lot, cottage, place, residence, duplex, high rise
shop: shop, store, office, warehouse, clinic, salon, restaurant, bakery, garage, business, firm, practice, studio, church, school, daycare, gym, winery, storage facility, nursery, kennel, body shop, marina, campground, rv park
rental: airbnb, vrbo, rental, rentals, tenant, tenants, renter, renters, short term, vacation rental, lodgers, subletters, house guests
many: several, multiple, two, three, four, five, six, ten, many, both, few, couple, bunch, all my, a lot of, more than one, dozen
leave: let me go, get rid of you, be done, opt out, exit, stop paying, unsubscribe from you, part, leave, quit, cancel, stop, end, walk away, walk, back out, bail, ditch, drop, terminate, get out, move, sell, change my mind, escape, break up, part ways, say goodbye
tied: hostage, captive, shackled, signed up for life, tethered, stuck, locked, chained, married, marry, tied, bound, trapped, handcuffed, committed, obligated, hooked, glued, forever, years, prisoner, strings
broken: breaks down, wears out, gives out, gave out, malfunction, faulty, dud, lemon, crap out, broke down, quit, dies, die, died, breaks, break, broke, broken, fails, fail, failed, stops working, craps out, quits, defective, malfunctions, goes bad, kaput, conks out, dead, busted
talk: say, said, write, wrote, type, typed, tell, told, chat, chats, conversation, message, messages, words, text here
erase: disappear, vanish, scrub, burn, oblivion, undo, unsay, take back, delete, erase, remove, wipe, forget, destroy, get rid of, gone, scrub, purge, clear, take down, trash
official: police, cops, government, fbi, court, judge, feds, irs, sheriff, ice, authorities, law enforcement
payway: credit card, debit card, visa, mastercard, amex, paypal, venmo, zelle, cash app, cashapp, apple pay, google pay, bitcoin, crypto, ethereum, check, checks, cheque, wire, ach, installments, installment, financing, klarna, affirm, gift card, autopay, direct debit
cheaper: discount, discounts, coupon, coupons, promo, promo code, deal, deals, sale, special, veterans, veteran, military, senior, seniors, student, students, teachers, groupon, negotiate, haggle, rebate, off
physical: heavy, weight, weigh, weighs, tall, wide, thick, dimensions, size, inches, feet, pounds, kilos, material, color, colour, colors, black, white, blue, red, green, brown, plastic, metal, steel, aluminum
sky: rain, snowfall, heat, cold, freezing, degrees, temperature, sun, sunlight, weather, waterproof, humidity, rust, hail, fog, frost, winter, summer, salt
maker: liftmaster, chamberlain, faac, bft, elite, mighty mule, ghost controls, genie, viking, hysecurity, nice, came, doorbird, ring, nest, butterflymx, swiftlane, latch, akuvox, arlo, wyze, eufy, schlage, yale, august, simplisafe, adt
smart: alexa, echo, siri, google home, google assistant, homekit, apple home, smartthings, home assistant, ifttt, hubitat, smart home, smart speaker, cortana, bixby, crestron, control4, savant
landlord: appfolio, yardi, buildium, rent manager, entrata, realpage, property management software, management software, resman, rentcafe, propertyware, tenantcloud
body: fingerprint, fingerprints, face recognition, facial, retina, iris, thumb, thumbprint, palm, biometric, biometrics
tongue: spanish, french, german, korean, chinese, mandarin, vietnamese, arabic, portuguese, russian, hindi, amharic, japanese, italian, language, languages, translated
young: child, children, kid, kids, toddler, teen, teenager, teenagers, minor, minors, year old, years old, underage, boy, girl, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, eight, nine, ten, eleven, twelve, thirteen, fourteen, fifteen, sixteen, seventeen, grader, schooler
boss: founder, owner, ceo, boss, president, chief, head, leader, inventor, mastermind, honcho, in charge, brains, big cheese, entrepreneur
coder: developer, programmer, coder, engineer, tech guy, software guy, coded, programmed, wrote the code, developers, webmaster, techie
crew: technician, technicians, crew, installer, installers, workers, team, guys, workmen, professional, pro, expert, your people, contractor of yours, fitter, tech
mount: install, installation, installed, put in, put up, mount, set up, setup, fit, fitted, hook up, bolt, screw, attach, wire up, assemble, hang, putting it in, installing
`

export const kindsOfThings: readonly (readonly [kind: string, phrases: readonly string[]])[] =
  `${table.trim()}
${meanings.trim()}`
    .trim()
    .split(/\n(?=\S)/)
    .map((row) => row.split(':'))
    .map(
      ([kind = '', phrases = '']) => [kind, phrases.split(',').map((one) => one.trim())] as const,
    )
