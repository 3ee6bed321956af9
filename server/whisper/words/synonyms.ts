/**
 * What people call the things of this field, as data: the word before the colon stands for all of its
 * row, in the knowledge and in questions alike. Phrases win over their words, longer over shorter.
 */
import { company } from '#shared/company'

const name = company.name.toLowerCase()

const table = `
price: pricing, cost, costing, how much, fee, charge, dollars, expensive, cheap, cheapest, affordable,
  pay, paid, money, bucks, budget, ballpark, upfront, up front, pricing plan, what plans, which plans
count: how many
carpark: park here, can i park, to park, park a, park my, parking spot, parking space
amount: how much electricity, how much energy, how much power, how much space, how much room, how much weight, how much data
month: monthly, subscription, recurring, each month, every month, per month, a month, ongoing
usage: pay as you use, pay as you go, usage based
contract: commitment, lock you in, lock people into, locked into, lock us in, lock you into, stuck with you, stuck with it, stuck for years, stuck with, committed, locked in, lock in, lock me in, lock people in, tied in, long term, obligation, long term contract,
  sign a contract, sign a long term contract, sign anything, cancel any time, cancel anytime,
  cancel at any time
free: no charge, no cost, complimentary
quote: quotation, price quote, estimate, proposal
order: buy, bought, purchase, sign up, sign me up, get started, get one, get it, order one, book,
  appointment
whatyear: what year, which year, what date
warranty: guarantee, guaranteed
cover: coverage, covered
compare: compared, comparison, versus, vs, difference, better, instead of, advantage, alternative,
  cheaper, more affordable, less expensive
callbox: call box, telephone entry, keypad, entry box
include: included, includes, part of the price
duration: how long, how many hours, how much time, how quickly, how soon, how fast, hour, minute, days,
  year, installation time, install time, timeframe, time frame, takes long, all day
notpossible: not be installed, not be install, can not install, not possible, impossible, not work, not suitable,
  not suited, not for places, not install it, anywhere you can not, places you can not, limitation,
  restriction
outage: power goes out, power outage, power is out, power failure, power fails, power cut, blackout,
  lose power, losing power, electricity goes out
available: 24 7, availability, open hours, your hours, your ours, what hours, hours of operation, opening times, opening time, are you closed, when are you open, are you open, opening hours, business hours, office hours,
  around the clock, at night, on weekends, on sunday, after hours
area: region, serve, where do you, where are you, located, location, neighborhood, neighbourhood, you cover, areas covered,
  available in, operate, county, city, local
elsewhere: other area, other state, outside the area, outside of, outside your area
nationwide: every state, all states, all over the country, throughout the country, all of the country, entire country, in the country, coast to coast, across america, national, nationally, across the country, whole country, other states, expand, expansion
virginia: va, nova, northern virginia
maryland: md
washington: washington dc, dc, d c
visitor: guest, friend, courier, delivery, delivery driver, caller, mailman, mail carrier, postman,
  fedex, amazon, usps
code: access code, entry code, passcode
trusted: regular, frequent, every time, without calling, cleaner, cleaning lady, maid, babysitter, nanny,
  gardener, housekeeper, dog walker, same people, family members, my employees, my staff,
  recognize, recognise
owner: landlord
open: unlock, let in, let a visitor in, let visitor in, let guest in, let a guest in, let him in, let her in, buzz someone in, buzz people in, buzz them in, buzz him in, buzz a guest in, let a friend in, buzz in a guest, let someone in, let people in, let them in, buzz in
enter: entry, get in, come in, gain access
remote: from my vacation house, vacation house, traveling, travelling, while i am away, am away, not home, not at home, from anywhere, away, out of town, from work, from the office,
  vacation, travel, abroad, overseas, far away
gate: driveway, driveway gate, barrier
door: doorway, front door
property: house, home, building, apartment, condo, farm, ranch, hoa, cabin, cottage, estate, townhouse
gatehold: gate hold, scheduled gate hold, hold open, held open, stay open, keep open, kept open, leave open,
  left open, remain open, gate stay open, gate be open, keep the gate open, leave the gate open, leave it open,
  keep it open, hold the gate open, held the gate open, hold it open, prop open, propped open, unlocked from,
  unlocked between, unlocked during, stay unlocked, left unlocked, keep it unlocked, leave it unlocked,
  open from, open between, open during, open all day, open by itself, open every day, gate open every day
schedule: scheduled, set times
whatitis: what is this, what is it, what do you do, what do you sell, what do you offer,
  what does your company do, what is the service, what is ${name}, ${name} is
howitworks: how it works, how does it work, how does this work, how this works, how do i use it,
  what do i do, how does the system work, explain how, how do visitors
audience: who is this for, who is it for, who uses it, made for, meant for, suitable for
scan: scanning
qr: qr code, barcode
noscan: can not scan, will not scan, does not scan, do not scan, not scan, does not read, not read, can not read,
  not reading, not scanning, unable to scan, camera broken, broken camera, no camera, without a camera,
  no smartphone, not have a smartphone, without a smartphone, without smartphone
phone: telephone, smartphone, iphone, android, cell phone, mobile phone, cellphone, mobile, flip phone,
  camera phone, samsung, handset, landline phone
app: mobile app, phone app, iphone app, android app, native app, application, software, app store,
  apple store, google play, google play store, play store, in the app store, in the play store
phoneline: phone line, land line, telephone line
internet: wifi, wi fi, internet line, broadband, ethernet
power: electricity, electric, electrical, outlet, mains, voltage
nopower: no power, have no power, without power, without electricity, no electricity
nocell: bad cell reception, no cell signal,  no cell, no cellular, no cell signal, no signal, no reception, no coverage, no cell service, no cell coverage,
  no cellular coverage, no cellular service, without cellular coverage, without cell service,
  bad reception, poor reception
cellular: cell, cell service, cell signal, cell phone service, signal, reception, lte, 4g, 5g,
  sim, sim card, cell network, cellular network, mobile network, cell tower, verizon, t mobile
extra: optional extra, add, add on, addon, what options, accessory, upgrade
camera: cctv
secure: secured, secure connection, security, safe, safety, hack, hacked, hacker, protect, protected, breach, cyber
manage: managing, control, administer
portal: control center, control centre, web portal, website, web site, online, log in, login, dashboard
install: installation, installed, installer, set up, setup, put in, put it in, fit, fitted, mount,
  hook up
professional: professionally, do i have to install, do we have to install, have to install it, who installs, who does the installation, who will install, do it myself,
  diy, self install, install it myself
step: process, procedure, stages
photo: picture, image
submit: send, sent, upload
wiring: wire, cable, trench, dig, conduit, run cables, run wires, run lines
underwater: under water
multiproperty: multi property, multi property management, several properties, multiple properties, many properties,
  several buildings, multiple buildings, more than one property, two properties
multiuser: multi user, multi user management, several users, multiple users, more than one user, several people
pms: property management software, property management system, property management, management software,
  appfolio, yardi, buildium, rent manager
smarthome: smart home, smart home system, home automation, alexa, google home, homekit, apple home, smartthings
coming: coming soon, coming out, not available yet, not part of the service yet, upcoming, announced, future, roadmap, soon, do you plan, are you planning
feature: new feature, function
work: you support, it support
start: to get started
contact: reach, get in touch, phone number, telephone number, call you, talk to someone, hotline,
  what number do i call, number do i call, number to call, what number to call, which number do i call,
  number can i call, who do i call, whom do i call, where do i call
email: e mail, mail, email address, e mail address, mail address
text: sms, text message
log: logged, logs, record, recorded, do you store, is stored, are stored, saved
chat: conversation, messages, what i write, what i type
founder: who founded, founded the company, founded this company, who started, started the company,
  started this company, people behind it, people behind this
age: how old, age limit, minimum age, old enough, kids use, children use, kids allowed,
  children allowed, minors
delete: erase, remove
retention: retention period, how long we keep, how long do you keep, how long will you keep, how long you keep,
  is kept, are kept, be kept, kept, retain, retained, how long do you store, how long do you retain,
  do you keep my, do you keep this, do you keep our, do you keep the, keep my conversation, keep my data
trouble: will not open, can not open, does not open, will not close, not working, broken,
  does not work, stopped working, stuck, out of order, wrong, complaint, error
`

/** Term to phrases, the term itself among them. The last row is what no explanation helps against. */
export const synonyms: ReadonlyMap<string, readonly string[]> = new Map(
  table
    .trim()
    .split(/\n(?=\S)/)
    .map((row) => row.split(':'))
    .map(([term = '', phrases = '']) => [
      term,
      [term, ...phrases.split(',').map((phrase) => phrase.trim())],
    ]),
)

/** Ask how long, how much or where of something; alone, they lean on the question before. */
export const aspects: ReadonlySet<string> = new Set([
  'price',
  'duration',
  'area',
  'include',
  'order',
])
