-- What the version before migration 0013 says to the database, in the order of a visit and the jobs, with how many rows
-- it got or changed then, or the SQLSTATE. one-language.test.ts says it again to the migrated database. Goes with the
-- views.
-- session
insert into "session" ("id_hash", "public_id", "subject", "provider_session", "sealed", "distributor", "login_context", "bank_registry", "device", "created_at", "last_active_at") values (sha256('1'), '00000000-0000-4000-8000-000000000001', 's', null, '\x78', 'none', 'ÅPEN', null, null, '2026-11-22T12:00:00.000Z', '2026-11-22T12:00:00.000Z'); -- 1
insert into "session" ("id_hash", "public_id", "subject", "provider_session", "sealed", "distributor", "login_context", "bank_registry", "device", "created_at", "last_active_at") values (sha256('2'), '00000000-0000-4000-8000-000000000002', 's', null, '\x78', 'none', 'ÅPEN', null, null, '2026-11-22T12:00:00.000Z', '2026-11-22T12:00:00.000Z'); -- 1
insert into "session" ("id_hash", "public_id", "subject", "provider_session", "sealed", "distributor", "login_context", "bank_registry", "device", "created_at", "last_active_at") values (sha256('3'), '00000000-0000-4000-8000-000000000003', 's', null, '\x78', 'none', 'ÅPEN', null, null, '2026-11-22T12:00:00.000Z', '2026-11-22T12:00:00.000Z'); -- 1
insert into "session" ("id_hash", "public_id", "subject", "provider_session", "sealed", "distributor", "login_context", "bank_registry", "device", "created_at", "last_active_at") values (sha256('4'), '00000000-0000-4000-8000-000000000004', 's', null, '\x78', 'none', 'ÅPEN', null, null, '2026-11-22T12:00:00.000Z', '2026-11-22T12:00:00.000Z'); -- 1
insert into "session" ("id_hash", "public_id", "subject", "provider_session", "sealed", "distributor", "login_context", "bank_registry", "device", "created_at", "last_active_at") values (sha256('5'), '00000000-0000-4000-8000-000000000005', 't', 'p', '\x78', 'none', 'ÅPEN', null, null, '2026-11-22T12:00:00.000Z', '2026-11-22T12:00:00.000Z'); -- 1
insert into "session" ("id_hash", "public_id", "subject", "provider_session", "sealed", "distributor", "login_context", "bank_registry", "device", "created_at", "last_active_at") values (sha256('6'), '00000000-0000-4000-8000-000000000006', 'u', null, '\x78', 'none', 'ÅPEN', null, null, '2026-11-22T11:00:00.000Z', '2026-11-22T11:00:00.000Z'); -- 1
insert into "session" ("id_hash", "public_id", "subject", "provider_session", "sealed", "distributor", "login_context", "bank_registry", "device", "created_at", "last_active_at") values (sha256('7'), '00000000-0000-4000-8000-000000000007', 'v', null, '\x78', 'none', 'ÅPEN', null, null, '2026-11-23T13:00:00.000Z', '2026-11-23T13:00:00.000Z'); -- 1
select "public_id", "sealed", "distributor", "login_context", "bank_registry", "created_at", "last_active_at" from "session" where "id_hash" = sha256('1') and "distributor" = 'none' and ("last_active_at" > '2026-11-22T11:45:00.000Z' and "created_at" > '2026-11-22T11:45:00.000Z'); -- 1
update "session" set "last_active_at" = case when last_active_at > '2026-11-22T12:00:35.000Z' then '2026-11-22T12:00:05.000Z'::timestamptz else greatest(last_active_at, '2026-11-22T12:00:05.000Z') end where "id_hash" = sha256('1') and "distributor" = 'none' and ("last_active_at" > '2026-11-22T11:45:00.000Z' and "created_at" > '2026-11-22T11:45:00.000Z') returning "public_id", "sealed", "distributor", "login_context", "bank_registry", "created_at", "last_active_at"; -- 1
select "public_id", "distributor", "login_context", "device", "created_at", "last_active_at" from "session" where "subject" = (select "subject" from "session" where "public_id" = '00000000-0000-4000-8000-000000000001' and ("last_active_at" > '2026-11-22T11:45:00.000Z' and "created_at" > '2026-11-22T11:45:00.000Z')) and ("last_active_at" > '2026-11-22T11:45:00.000Z' and "created_at" > '2026-11-22T11:45:00.000Z') order by "last_active_at" desc limit 10; -- 4
-- jump_token
insert into "jump_token" ("token_hash", "session_public_id", "sealed", "created_at") values (sha256('1'), '00000000-0000-4000-8000-000000000001', '\x78', '2026-11-22T12:00:00.000Z'); -- 1
insert into "jump_token" ("token_hash", "session_public_id", "sealed", "created_at") values (sha256('2'), '00000000-0000-4000-8000-000000000002', '\x78', '2026-11-22T12:00:00.000Z'); -- 1
insert into "jump_token" ("token_hash", "session_public_id", "sealed", "created_at") values (sha256('3'), '00000000-0000-4000-8000-000000000003', '\x78', '2026-11-22T12:00:00.000Z'); -- 1
insert into "jump_token" ("token_hash", "session_public_id", "sealed", "created_at") values (sha256('9'), '00000000-0000-4000-8000-000000000009', '\x78', '2026-11-22T12:00:00.000Z'); -- 23503
delete from "jump_token" where "token_hash" = sha256('1') and created_at > '2026-11-22T11:59:00.000Z' returning *; -- 1
delete from "jump_token" where ctid in ( select ctid from "jump_token" where "created_at" <= '2026-11-22T12:00:00.000Z' limit 1 for update skip locked ); -- 1
-- session, ended
delete from "session" where "public_id" = '00000000-0000-4000-8000-000000000002' and "subject" = (select "subject" from "session" where "public_id" = '00000000-0000-4000-8000-000000000001' and ("last_active_at" > '2026-11-22T11:45:00.000Z' and "created_at" > '2026-11-22T11:45:00.000Z')); -- 1
delete from "session" where "public_id" <> '00000000-0000-4000-8000-000000000001' and "subject" = (select "subject" from "session" where "public_id" = '00000000-0000-4000-8000-000000000001' and ("last_active_at" > '2026-11-22T11:45:00.000Z' and "created_at" > '2026-11-22T11:45:00.000Z')); -- 2
delete from "session" where "id_hash" = sha256('1'); -- 1
delete from "session" where "subject" = 't' and ("provider_session" = 'p' or "provider_session" is null); -- 1
update "session" set "last_active_at" = '2026-11-22T12:00:10.000Z' where "last_active_at" > '2026-11-22T12:00:40.000Z'; -- 1
update "session" set "created_at" = '2026-11-22T12:00:10.000Z' where "created_at" > '2026-11-22T12:00:40.000Z'; -- 1
delete from "session" where ctid in ( select ctid from "session" where not ("last_active_at" > '2026-11-22T11:45:00.000Z' and "created_at" > '2026-11-22T11:45:00.000Z') limit 1000 for update skip locked ); -- 1
-- login_transaction, kept_form, logout_token, request_count, sporing
insert into "login_transaction" ("state_hash", "browser_hash", "sealed", "distributor", "created_at") values (sha256('1'), sha256('b'), '\x78', 'none', '2026-11-22T12:00:00.000Z'); -- 1
insert into "login_transaction" ("state_hash", "browser_hash", "sealed", "distributor", "created_at") values (sha256('2'), sha256('b'), '\x78', 'none', '2026-11-22T12:00:00.000Z'); -- 1
delete from "login_transaction" where "state_hash" = sha256('1') and "browser_hash" = sha256('b') and "distributor" = 'none' and created_at > '2026-11-22T11:59:00.000Z' returning *; -- 1
delete from "login_transaction" where ctid in ( select ctid from "login_transaction" where "created_at" <= '2026-11-22T12:00:00.000Z' limit 10 for update skip locked ); -- 1
insert into "kept_form" ("browser_hash", "sealed", "distributor", "created_at") values (sha256('b'), '\x31', 'none', '2026-11-22T12:00:01.000Z') on conflict ("browser_hash") do update set "sealed" = '\x31', "distributor" = 'none', "created_at" = '2026-11-22T12:00:01.000Z'; -- 1
insert into "kept_form" ("browser_hash", "sealed", "distributor", "created_at") values (sha256('b'), '\x32', 'none', '2026-11-22T12:00:02.000Z') on conflict ("browser_hash") do update set "sealed" = '\x32', "distributor" = 'none', "created_at" = '2026-11-22T12:00:02.000Z'; -- 1
insert into "kept_form" ("browser_hash", "sealed", "distributor", "created_at") values (sha256('c'), '\x63', 'none', '2026-11-22T12:00:00.000Z') on conflict ("browser_hash") do update set "sealed" = '\x63', "distributor" = 'none', "created_at" = '2026-11-22T12:00:00.000Z'; -- 1
delete from "kept_form" where "browser_hash" = sha256('b') and "distributor" = 'none' and created_at > '2026-11-22T11:59:00.000Z' returning *; -- 1
delete from "kept_form" where ctid in ( select ctid from "kept_form" where "created_at" <= '2026-11-22T12:00:00.000Z' limit 10 for update skip locked ); -- 1
insert into "logout_token" ("jti_hash", "expires_at") values (sha256('j'), '2026-11-22T12:01:00.000Z') on conflict ("jti_hash") do nothing; -- 1
insert into "logout_token" ("jti_hash", "expires_at") values (sha256('j'), '2026-11-22T12:01:00.000Z') on conflict ("jti_hash") do nothing; -- 0
delete from "logout_token" where ctid in ( select ctid from "logout_token" where "expires_at" <= '2026-11-22T12:01:00.000Z' limit 10 for update skip locked ); -- 1
insert into "request_count" ("bucket", "ends_at", "requests") values (sha256('a'), '2026-11-22T12:01:00.000Z', 1) on conflict ("bucket", "ends_at") do update set "requests" = "request_count"."requests" + 1 returning "requests"; -- 1
insert into "request_count" ("bucket", "ends_at", "requests") values (sha256('a'), '2026-11-22T12:01:00.000Z', 1) on conflict ("bucket", "ends_at") do update set "requests" = "request_count"."requests" + 1 returning "requests"; -- 1
delete from "request_count" where ctid in ( select ctid from "request_count" where "ends_at" <= '2026-11-22T12:01:00.000Z' limit 10 for update skip locked ); -- 1
insert into "sporing" ("person") values (sha256('p')) on conflict ("person") do nothing; -- 1
select "tracking_id" from "sporing" where "person" = sha256('p'); -- 1
insert into "sporing" ("person") values (sha256('p')) on conflict ("person") do nothing; -- 0
select "tracking_id" from "sporing" where "person" = sha256('p'); -- 1
-- samtykketekst
insert into "samtykketekst" ("innhold_hash", "slag", "versjon", "tittel", "ingress", "tekst", "forst_gitt") values ('\x458e7bd1544f079ec7d1a622f2f7c3e9943465d15077231f1ffb5900167b27ff', 'MARKETING', '1', 'a', 'b', 'c', '2026-11-22T12:00:00.000Z'), ('\xcd18df75f35e25229dc38b067b6b87d981182acfdae627e7c51638455ee5ae93', 'CROSS_DOMAIN', null, 'a', 'b', 'c', '2026-11-22T12:00:00.000Z') on conflict ("innhold_hash") do nothing; -- 2
insert into "gitt_samtykketekst" ("session", "tekst_id", "gitt") select cast('00000000-0000-4000-8000-000000000001' as uuid) as "session", "id" as "tekst_id", cast('2026-11-22T12:00:00.000Z' as timestamptz) as "gitt" from "samtykketekst" where "innhold_hash" in ('\x458e7bd1544f079ec7d1a622f2f7c3e9943465d15077231f1ffb5900167b27ff', '\xcd18df75f35e25229dc38b067b6b87d981182acfdae627e7c51638455ee5ae93') on conflict ("session", "tekst_id") do update set "gitt" = "excluded"."gitt"; -- 2
insert into "samtykketekst" ("innhold_hash", "slag", "versjon", "tittel", "ingress", "tekst", "forst_gitt") values ('\x458e7bd1544f079ec7d1a622f2f7c3e9943465d15077231f1ffb5900167b27ff', 'MARKETING', '1', 'a', 'b', 'c', '2026-11-22T12:00:01.000Z'), ('\xcd18df75f35e25229dc38b067b6b87d981182acfdae627e7c51638455ee5ae93', 'CROSS_DOMAIN', null, 'a', 'b', 'c', '2026-11-22T12:00:01.000Z') on conflict ("innhold_hash") do nothing; -- 0
insert into "gitt_samtykketekst" ("session", "tekst_id", "gitt") select cast('00000000-0000-4000-8000-000000000001' as uuid) as "session", "id" as "tekst_id", cast('2026-11-22T12:00:01.000Z' as timestamptz) as "gitt" from "samtykketekst" where "innhold_hash" in ('\x458e7bd1544f079ec7d1a622f2f7c3e9943465d15077231f1ffb5900167b27ff', '\xcd18df75f35e25229dc38b067b6b87d981182acfdae627e7c51638455ee5ae93') on conflict ("session", "tekst_id") do update set "gitt" = "excluded"."gitt"; -- 2
select "id", "versjon" from "gitt_samtykketekst" inner join "samtykketekst" on "id" = "tekst_id" where "session" = '00000000-0000-4000-8000-000000000001' and "slag" = 'MARKETING' and "versjon" = '1' order by "gitt" desc, "id" desc limit 1; -- 1
select "id", "versjon" from "gitt_samtykketekst" inner join "samtykketekst" on "id" = "tekst_id" where "session" = '00000000-0000-4000-8000-000000000001' and "slag" = 'MARKETING' order by "gitt" desc, "id" desc limit 1; -- 1
delete from "gitt_samtykketekst" where ctid in ( select ctid from "gitt_samtykketekst" where "gitt" <= '2026-11-22T12:00:01.000Z' limit 1 for update skip locked ); -- 1
-- samtykke
begin; -- 0
select pg_advisory_xact_lock(hashtextextended('MARKETING 7070707070707070707070707070707070707070707070707070707070707070', 0)); -- 1
select pg_advisory_xact_lock(hashtextextended('MARKETING 7171717171717171717171717171717171717171717171717171717171717171', 0)); -- 1
select "id", "slag", "ny_verdi", "utfall" from "samtykkeendring" inner join "samtykkelevering" on "endring_id" = "id" where "person" in (sha256('p'), sha256('q')) and "slag" = 'MARKETING' order by "id" desc limit 1; -- 0
insert into "samtykkeendring" ("person", "slag", "tekstversjon", "tekst_id", "gammel_verdi", "ny_verdi", "distributor", "tidspunkt") values (sha256('p'), 'MARKETING', '1', '1', null, true, 'none', '2026-11-22T12:00:01.000Z') returning "id"; -- 1
select max(coalesce("endringsnummer", "endring_id")) as "largest" from "samtykkeendring" inner join "samtykkelevering" on "endring_id" = "id" where "person" in (sha256('p'), sha256('q')) and "slag" = 'MARKETING'; -- 1
insert into "samtykkelevering" ("endring_id", "endringsnummer", "forseglet", "neste_forsok") values ('1', '1', '\x78', '2026-11-22T12:00:01.000Z'); -- 1
commit; -- 0
begin; -- 0
select pg_advisory_xact_lock(hashtextextended('MARKETING 7070707070707070707070707070707070707070707070707070707070707070', 0)); -- 1
select pg_advisory_xact_lock(hashtextextended('MARKETING 7171717171717171717171717171717171717171717171717171717171717171', 0)); -- 1
select "id", "slag", "ny_verdi", "utfall" from "samtykkeendring" inner join "samtykkelevering" on "endring_id" = "id" where "person" in (sha256('p'), sha256('q')) and "slag" = 'MARKETING' order by "id" desc limit 1; -- 1
commit; -- 0
begin; -- 0
select pg_advisory_xact_lock(hashtextextended('MARKETING 7070707070707070707070707070707070707070707070707070707070707070', 0)); -- 1
select pg_advisory_xact_lock(hashtextextended('MARKETING 7171717171717171717171717171717171717171717171717171717171717171', 0)); -- 1
select "id", "slag", "ny_verdi", "utfall" from "samtykkeendring" inner join "samtykkelevering" on "endring_id" = "id" where "person" in (sha256('p'), sha256('q')) and "slag" = 'MARKETING' order by "id" desc limit 1; -- 1
insert into "samtykkeendring" ("person", "slag", "tekstversjon", "tekst_id", "gammel_verdi", "ny_verdi", "distributor", "tidspunkt") values (sha256('p'), 'MARKETING', '1', '1', true, false, 'none', '2026-11-22T12:00:03.000Z') returning "id"; -- 1
select max(coalesce("endringsnummer", "endring_id")) as "largest" from "samtykkeendring" inner join "samtykkelevering" on "endring_id" = "id" where "person" in (sha256('p'), sha256('q')) and "slag" = 'MARKETING'; -- 1
insert into "samtykkelevering" ("endring_id", "endringsnummer", "forseglet", "neste_forsok") values ('2', '2', '\x78', '2026-11-22T12:00:03.000Z'); -- 1
commit; -- 0
begin; -- 0
select pg_advisory_xact_lock(hashtextextended('RESERVASJON 7070707070707070707070707070707070707070707070707070707070707070', 0)); -- 1
select pg_advisory_xact_lock(hashtextextended('RESERVASJON 7171717171717171717171717171717171717171717171717171717171717171', 0)); -- 1
select "id", "slag", "ny_verdi", "utfall" from "samtykkeendring" inner join "samtykkelevering" on "endring_id" = "id" where "person" in (sha256('p'), sha256('q')) and "slag" = 'RESERVASJON' order by "id" desc limit 1; -- 0
insert into "samtykkeendring" ("person", "slag", "tekstversjon", "tekst_id", "gammel_verdi", "ny_verdi", "distributor", "tidspunkt") values (sha256('p'), 'RESERVASJON', null, null, null, true, 'none', '2026-11-22T12:00:04.000Z') returning "id"; -- 1
select max(coalesce("endringsnummer", "endring_id")) as "largest" from "samtykkeendring" inner join "samtykkelevering" on "endring_id" = "id" where "person" in (sha256('p'), sha256('q')) and "slag" = 'RESERVASJON'; -- 1
insert into "samtykkelevering" ("endring_id", "endringsnummer", "forseglet", "neste_forsok") values ('3', '3', '\x78', '2026-11-22T12:00:04.000Z'); -- 1
commit; -- 0
select "id", "slag", "ny_verdi", "utfall" from "samtykkeendring" inner join "samtykkelevering" on "endring_id" = "id" where "person" in (sha256('p'), sha256('q')) and "slag" = 'MARKETING' order by "id" desc limit 1; -- 1
select distinct on ("slag") "slag", "ny_verdi", "utfall" from "samtykkeendring" inner join "samtykkelevering" on "endring_id" = "id" where "person" in (sha256('p'), sha256('q')) order by "slag", "id" desc; -- 2
select distinct on ("slag") "slag", "ny_verdi", "tidspunkt", "tekstversjon" from "samtykkeendring" inner join "samtykkelevering" on "endring_id" = "id" where "person" in (sha256('p'), sha256('q')) and ("utfall" is null or "utfall" != 'AVVIST') order by "slag", "id" desc; -- 2
select "samtykkeendring"."id", "samtykkeendring"."slag", "tekstversjon", "tittel", "ingress", "tekst", "gammel_verdi", "ny_verdi", "distributor", "tidspunkt", "utfall", "avsluttet" from "samtykkeendring" inner join "samtykkelevering" on "endring_id" = "id" left join "samtykketekst" on "samtykketekst"."id" = "tekst_id" where "person" in (sha256('p'), sha256('q')) order by "samtykkeendring"."id"; -- 3
update "samtykkelevering" set "neste_forsok" = '2026-11-22T12:00:22.000Z' from "samtykkeendring" where "id" = "endring_id" and "endring_id" in (select "endring_id" from "samtykkelevering" where "utfall" is null and "neste_forsok" <= '2026-11-22T12:00:10.000Z' order by "endring_id" limit 2 for update skip locked) returning "id", "slag", "ny_verdi", "tekstversjon", "tidspunkt", "forseglet", "forsok", coalesce("endringsnummer", "endring_id") as "nummer"; -- 2
update "samtykkelevering" set "neste_forsok" = '2026-11-22T12:00:34.000Z' where "endring_id" = '1' and "utfall" is null and "neste_forsok" = '2026-11-22T12:00:22.000Z'; -- 1
update "samtykkelevering" set "neste_forsok" = '2026-11-22T12:00:34.000Z' where "endring_id" = '1' and "utfall" is null and "neste_forsok" = '2026-11-22T12:00:22.000Z'; -- 0
begin; -- 0
select pg_advisory_xact_lock(hashtextextended('MARKETING 7070707070707070707070707070707070707070707070707070707070707070', 0)); -- 1
select pg_advisory_xact_lock(hashtextextended('MARKETING 7171717171717171717171717171717171717171717171717171717171717171', 0)); -- 1
select "id", "slag", "ny_verdi", "utfall" from "samtykkeendring" inner join "samtykkelevering" on "endring_id" = "id" where "person" in (sha256('p'), sha256('q')) and "slag" = 'MARKETING' order by "id" desc limit 1; -- 1
select max(coalesce("endringsnummer", "endring_id")) as "largest" from "samtykkeendring" inner join "samtykkelevering" on "endring_id" = "id" where "person" in (sha256('p'), sha256('q')) and "slag" = 'MARKETING'; -- 1
update "samtykkelevering" set "endringsnummer" = '41' where "endring_id" = '2' and "utfall" is null; -- 1
commit; -- 0
update "samtykkelevering" set "neste_forsok" = '2026-11-22T12:01:00.000Z', "forsok" = "forsok" + 1 where "endring_id" = '2' and "utfall" is null; -- 1
update "samtykkelevering" set "utfall" = 'FORBIGATT', "avsluttet" = '2026-11-22T12:00:20.000Z', "forseglet" = null where "endring_id" = '1' and "utfall" is null; -- 1
update "samtykkelevering" set "utfall" = 'BEKREFTET', "avsluttet" = '2026-11-22T12:00:20.000Z', "forseglet" = null where "endring_id" = '2' and "utfall" is null; -- 1
-- revisjonsspor
insert into "revisjonsspor" ("tidspunkt", "person", "handling", "distributor", "referanse", "utfall", "vindu_slutt") values ('2026-11-22T12:00:00.000Z', sha256('p'), 'updateSamtykke', 'none', '7F3K-2Q9M', null, null) returning "id"; -- 1
update "revisjonsspor" set "utfall" = 'OK' where "id" = '1'; -- 1
insert into "revisjonsspor" ("tidspunkt", "person", "handling", "distributor", "referanse", "utfall", "vindu_slutt") values ('2026-11-22T12:00:00.000Z', sha256('p'), 'updateSamtykke', 'none', '7F3K-2Q9M', 'FOR_MANGE_FORSPORSLER', '2026-11-22T12:01:00.000Z') on conflict ("person", "vindu_slutt") where "vindu_slutt" is not null do update set "antall" = "revisjonsspor"."antall" + 1; -- 1
insert into "revisjonsspor" ("tidspunkt", "person", "handling", "distributor", "referanse", "utfall", "vindu_slutt") values ('2026-11-22T12:00:00.000Z', sha256('p'), 'updateSamtykke', 'none', '7F3K-2Q9M', 'FOR_MANGE_FORSPORSLER', '2026-11-22T12:01:00.000Z') on conflict ("person", "vindu_slutt") where "vindu_slutt" is not null do update set "antall" = "revisjonsspor"."antall" + 1; -- 1
select "tidspunkt", "handling", "distributor", "referanse", "utfall", "antall" from "revisjonsspor" where "person" in (sha256('p'), sha256('q')) order by "id"; -- 2
delete from "revisjonsspor" where ctid in ( select ctid from "revisjonsspor" where "tidspunkt" <= '2026-11-22T12:00:00.000Z' limit 1 for update skip locked ); -- 1
-- tilbakemelding, oppfolging, kontaktonske
insert into "tilbakemelding" ("distributor", "side", "tidspunkt", "produktkode", "tekst", "verdi") values ('none', '/privat/forsikring/oversikt', '2026-11-22T12:00:00.000Z', null, 'Fint', '4'); -- 1
insert into "oppfolging" ("distributor", "side", "tidspunkt", "svar") values ('none', '/privat/forsikring/oversikt', '2026-11-22T12:00:00.000Z', '[{"name":"a","label":"b","type":"text","value":"c"}]'); -- 1
insert into "kontaktonske" ("distributor", "side", "epost", "telefon", "slettes") values ('none', '/privat/forsikring/oversikt', 'maane@post.example', null, '2026-12-01'); -- 1
select "tidspunkt", "distributor", "side", "produktkode", "verdi", "tekst" from "tilbakemelding" where "tidspunkt" >= '2026-11-22T11:00:00.000Z' order by "tidspunkt"; -- 1
select "tidspunkt", "distributor", "side", "svar" from "oppfolging" where "tidspunkt" >= '2026-11-22T11:00:00.000Z' order by "tidspunkt"; -- 1
select "distributor", "side", "epost", "telefon", slettes::text as "slettes" from "kontaktonske" order by "slettes", "epost"; -- 1
delete from "tilbakemelding" where ctid in ( select ctid from "tilbakemelding" where "tidspunkt" < '2026-11-22T12:00:01.000Z' limit 10 for update skip locked ); -- 1
delete from "oppfolging" where ctid in ( select ctid from "oppfolging" where "tidspunkt" < '2026-11-22T12:00:01.000Z' limit 10 for update skip locked ); -- 1
delete from "kontaktonske" where ctid in ( select ctid from "kontaktonske" where "slettes" <= '2026-12-01' limit 10 for update skip locked ); -- 1
-- varsel
insert into "varsel" ("id", "forseglet", "distributor", "tidspunkt", "er_skjedd", "neste_forsok") values ('00000000-0000-4000-8000-000000000001', '\x78', 'none', '2026-11-22T12:00:01.000Z', false, '2026-11-22T12:00:01.000Z'); -- 1
insert into "varsel" ("id", "forseglet", "distributor", "tidspunkt", "er_skjedd", "neste_forsok") values ('00000000-0000-4000-8000-000000000002', '\x78', 'none', '2026-11-22T12:00:02.000Z', false, '2026-11-22T12:00:02.000Z'); -- 1
insert into "varsel" ("id", "forseglet", "distributor", "tidspunkt", "er_skjedd", "neste_forsok") values ('00000000-0000-4000-8000-000000000003', '\x78', 'none', '2026-11-22T12:00:03.000Z', false, '2026-11-22T12:00:03.000Z'); -- 1
update "varsel" set "er_skjedd" = true, "neste_forsok" = '2026-11-22T12:00:02.000Z' where "id" = '00000000-0000-4000-8000-000000000001'; -- 1
update "varsel" set "neste_forsok" = '2026-11-22T12:00:17.000Z' where "id" in (select "id" from "varsel" where "neste_forsok" <= '2026-11-22T12:00:05.000Z' order by "neste_forsok" limit 2 for update skip locked) returning "id", "forseglet", "distributor", "tidspunkt", "er_skjedd", "forsok"; -- 2
update "varsel" set "neste_forsok" = '2026-11-22T12:00:30.000Z', "forsok" = forsok + 1 where "id" = '00000000-0000-4000-8000-000000000001'; -- 1
delete from "varsel" where "id" = '00000000-0000-4000-8000-000000000002'; -- 1
delete from "varsel" where ctid in ( select ctid from "varsel" where "tidspunkt" <= '2026-11-22T12:01:00.000Z' limit 10 for update skip locked ); -- 2
-- health
select from session where false for update; -- 0
