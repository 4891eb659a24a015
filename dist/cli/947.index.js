export const id = 947;
export const ids = [947];
export const modules = {

/***/ 69363:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runCheck: () => (/* binding */ runCheck)
});

// EXTERNAL MODULE: ./build/evidence/concurrency.js
var concurrency = __webpack_require__(38203);
// EXTERNAL MODULE: ./build/evidence/listing.js
var listing = __webpack_require__(24944);
// EXTERNAL MODULE: ./build/evidence/lookup.js
var evidence_lookup = __webpack_require__(94500);
// EXTERNAL MODULE: ./build/evidence/pin.js
var pin = __webpack_require__(61647);
// EXTERNAL MODULE: ./build/evidence/retrieval/reading.js
var retrieval_reading = __webpack_require__(33067);
// EXTERNAL MODULE: ./build/evidence/scopes.js
var evidence_scopes = __webpack_require__(60107);
;// CONCATENATED MODULE: ./build/evidence/retrieval/freshness.js






/** Looks whether the newest upload of every subject is younger than `max-age`. What cannot be learned is unknown, never fresh. */
async function checkFreshness(settings, ports) {
    const reading = (0,retrieval_reading/* beginReading */.W)(ports, settings);
    return (0,concurrency/* mapConcurrently */.X)(settings.subjects, settings.concurrency, async (subject) => {
        const lookup = await lookUp(subject, reading);
        return judge(subject, lookup, settings.maxAgeMs, reading.clock.now());
    });
}
async function lookUp(subject, { service }) {
    if (subject.by === 'id') {
        return (0,pin/* lookUpPin */._)(service, subject.proofId, subject.name);
    }
    const { scope } = subject;
    try {
        const items = subject.by === 'name'
            ? await (0,listing/* searchName */.MO)(service, scope, subject.name)
            : await readNewest(service, scope);
        return { items };
    }
    catch (error) {
        return (0,evidence_lookup/* failLookup */.H)(error, `what is ${(0,evidence_scopes/* describeScope */.OI)(scope)}`, '');
    }
}
/** The item that was uploaded last: the newest of the first page that shows one which is not archived. */
async function readNewest(service, scope) {
    for await (const { items } of (0,listing/* walkPages */.wZ)(service, (0,evidence_scopes/* queryNewestFirst */.F_)(scope))) {
        const live = items.filter(({ archived }) => !archived);
        if (live.length > 0) {
            return live.toSorted((left, right) => (right.uploadedOn ?? 0) - (left.uploadedOn ?? 0)).slice(0, 1);
        }
    }
    return [];
}
function judge(subject, lookup, maxAgeMs, now) {
    const what = describeSubject(subject);
    if ('failure' in lookup) {
        return { ...nothing, what, state: 'unknown', advice: lookup.failure.message };
    }
    const [item, ...others] = (0,evidence_lookup/* sortByAge */.n)(lookup.items);
    if (item === undefined) {
        return { ...nothing, what, state: 'missing', advice: 'Check the name, or upload it.' };
    }
    if (others.length > 0 && subject.by === 'name' && subject.ifAmbiguous === 'error') {
        const ids = [item, ...others].map(({ id }) => id).join(', ');
        const advice = `${lookup.items.length} items bear the name: ${ids}. Archive all but one, or check one by "proof-id".`;
        return { ...nothing, what, state: 'ambiguous', advice };
    }
    const { id: proofId, filename, version, uploadedOn } = item;
    const ageMs = uploadedOn === undefined ? undefined : now - uploadedOn;
    const facts = { what, proofId, filename, version, uploadedOn, ageMs };
    if (ageMs === undefined) {
        return { ...facts, state: 'unknown', advice: 'The service does not tell when it was uploaded.' };
    }
    return ageMs < maxAgeMs
        ? { ...facts, state: 'fresh', advice: undefined }
        : { ...facts, state: 'stale', advice: 'Run the job that uploads it, and see why it did not.' };
}
const nothing = {
    proofId: undefined,
    filename: undefined,
    version: undefined,
    uploadedOn: undefined,
    ageMs: undefined,
};
function describeSubject(subject) {
    switch (subject.by) {
        case 'id':
            return `item ${subject.proofId}`;
        case 'name':
            return `"${subject.name}" ${(0,evidence_scopes/* describeScope */.OI)(subject.scope)}`;
        case 'newest':
            return `the latest ${(0,evidence_scopes/* describeScope */.OI)(subject.scope)}`;
    }
}

// EXTERNAL MODULE: ./build/evidence/inputs/entry.js
var entry = __webpack_require__(55980);
// EXTERNAL MODULE: ./build/evidence/errors.js
var errors = __webpack_require__(37157);
// EXTERNAL MODULE: ./build/evidence/inputs/input-values.js
var input_values = __webpack_require__(39051);
// EXTERNAL MODULE: ./build/evidence/inputs/limits.js
var limits = __webpack_require__(75834);
// EXTERNAL MODULE: ./build/evidence/inputs/manifest.js + 2 modules
var manifest = __webpack_require__(92658);
// EXTERNAL MODULE: ./build/evidence/names.js
var names = __webpack_require__(91040);
// EXTERNAL MODULE: ./build/evidence/inputs/raw-inputs.js
var raw_inputs = __webpack_require__(69774);
// EXTERNAL MODULE: ./build/evidence/retrieval/selection.js
var selection = __webpack_require__(30585);
// EXTERNAL MODULE: ./build/evidence/targets.js
var evidence_targets = __webpack_require__(17358);
;// CONCATENATED MODULE: ./build/evidence/retrieval/freshness-settings.js










/**
 * Reads `name`, `proof-id`, `link` and `manifest`, whose subjects add up; `link` says where names are looked for, and alone that
 * something new has to be linked to each target. Throws {@link InputError}.
 */
function readFreshnessSettings(raw, { manifest }) {
    const maxAgeMs = (0,raw_inputs/* readInput */.R5)(raw, 'max-age', input_values/* parseDurationMs */.yi, undefined);
    if (maxAgeMs === undefined) {
        throw new errors/* InputError */.d('max-age', 'is required: how old the latest upload may be, such as 35d.');
    }
    const subjects = [...readSubjects(raw), ...(manifest === undefined ? [] : readManifestSubjects(manifest))];
    if (subjects.length === 0) {
        throw new errors/* InputError */.d('name', 'is required, or "proof-id", "link" or "manifest", to say what has to be fresh.');
    }
    return { ...(0,limits/* readLimits */.B)(raw), subjects, maxAgeMs };
}
function readSubjects(raw) {
    const names = (0,raw_inputs/* readInput */.R5)(raw, 'name', (text) => (0,input_values/* splitLines */.uz)(text.normalize('NFC')), []);
    const proofIds = (0,raw_inputs/* readInput */.R5)(raw, 'proof-id', selection/* parseIds */.A, []);
    const targets = (0,raw_inputs/* readInput */.R5)(raw, 'link', evidence_targets/* parseTargets */.Sx, []);
    const pinned = proofIds.map((proofId) => ({ by: 'id', proofId, name: undefined }));
    const scopes = (0,evidence_scopes/* listScopes */.cV)(targets);
    if (names.length > 0) {
        return [...pinned, ...names.flatMap((name) => nameSubjects(name, scopes, 'error'))];
    }
    return targets.length === 0
        ? pinned
        : [...pinned, ...scopes.map((scope) => ({ by: 'newest', scope }))];
}
function readManifestSubjects(document) {
    return (0,manifest/* readManifest */.W)(document, entry/* builtInEntry */.IF).flatMap(readEntrySubjects);
}
/** A check has no files to name, so an entry is followed by what it says itself: its pin, its one name, else its targets. */
function readEntrySubjects(entry) {
    const { proofId, targets, ownedByMe, ifAmbiguous } = entry;
    const name = foretellName(entry);
    if (proofId !== undefined) {
        return [{ by: 'id', proofId, name }];
    }
    const scopes = (0,evidence_scopes/* listScopes */.cV)(targets, ownedByMe);
    if (name !== undefined) {
        return nameSubjects(name, scopes, ifAmbiguous);
    }
    if (targets.length === 0) {
        throw new errors/* InputError */.d('manifest', `the names of ${entry.patterns.join(', ')} depend on the files. Give the entry a "name" without placeholders, a "link", or a manifest of its own.`);
    }
    return scopes.map((scope) => ({ by: 'newest', scope }));
}
/** The proof name, where it is the same whatever files there are. */
function foretellName({ name, patterns: [pattern, ...others] }) {
    if (!name.includes('{')) {
        return name.normalize('NFC');
    }
    const isOneFile = pattern !== undefined && others.length === 0 && !/[*?[\]{}!\\]/u.test(pattern);
    return isOneFile ? (0,names/* renderName */.gU)(name, pattern) : undefined;
}
function nameSubjects(name, scopes, ifAmbiguous) {
    return scopes.map((scope) => ({ by: 'name', name, scope, ifAmbiguous }));
}

// EXTERNAL MODULE: ./build/engine/read-documents.js + 2 modules
var read_documents = __webpack_require__(85673);
// EXTERNAL MODULE: ./build/engine/with-service.js + 18 modules
var with_service = __webpack_require__(47800);
;// CONCATENATED MODULE: ./build/engine/judge-freshness.js




/** Wires a freshness check with the real service, and runs it. */
async function judgeFreshness(settings, connection, host) {
    return (0,with_service/* withService */.K)(connection, settings.timeoutMs, host, (session) => checkFreshness(settings, session));
}
/** What a check is told by the inputs, and by the manifest that they name. Throws InputError. */
async function readCheck(raw, workspace) {
    return readFreshnessSettings(raw, await (0,read_documents/* readDocuments */.r)(raw, workspace));
}

// EXTERNAL MODULE: ./build/evidence/inputs/connection.js
var connection = __webpack_require__(59014);
// EXTERNAL MODULE: ./build/report/markdown-cells.js
var markdown_cells = __webpack_require__(1766);
// EXTERNAL MODULE: ./build/report/quantities.js
var quantities = __webpack_require__(32206);
// EXTERNAL MODULE: ./build/report/summary-page.js
var summary_page = __webpack_require__(18215);
// EXTERNAL MODULE: ./build/report/summary-table.js
var summary_table = __webpack_require__(6726);
;// CONCATENATED MODULE: ./build/report/freshness.js




const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
/** `stale: "sbom.json" linked to control:8d1, uploaded 41 days ago (version 3 of item 3c9e). Run the job …`. */
function describeFreshness(row) {
    const { what, state, proofId, version, ageMs, advice } = row;
    const age = ageMs === undefined ? '' : `, uploaded ${formatAge(ageMs)}`;
    const item = proofId === undefined ? '' : ` (${version === undefined ? '' : `version ${version} of `}item ${proofId})`;
    return `${state}: ${what}${age}${item}${advice === undefined ? '' : `. ${advice}`}`;
}
/** `2 of 3 subjects are fresh; 1 stale`. */
function describeFreshnessOf(rows) {
    const count = (state) => rows.filter((row) => row.state === state).length;
    const bad = ['stale', 'missing', 'ambiguous', 'unknown']
        .filter((state) => count(state) > 0)
        .map((state) => `${count(state)} ${state}`);
    const good = `${count('fresh')} of ${(0,quantities/* countOf */.p)(rows.length, 'subject')} fresh`;
    return bad.length === 0 ? good : `${good}; ${bad.join(', ')}`;
}
/** The rows of `--json`, and of the action's output `results`. */
function listFreshness(rows) {
    return rows.map(({ what, state, proofId, filename, version, uploadedOn, ageMs, advice }) => ({
        what,
        state,
        proofId: proofId ?? null,
        filename: filename ?? null,
        version: version ?? null,
        uploadedOn: uploadedOn === undefined ? null : new Date(uploadedOn).toISOString(),
        ageSeconds: ageMs === undefined ? null : Math.round(ageMs / 1000),
        advice: advice ?? null,
    }));
}
/** The job summary of a check: what is not fresh comes first. */
function renderFreshness(rows) {
    const bad = rows.filter(({ state }) => state !== 'fresh');
    const good = rows.filter(({ state }) => state === 'fresh');
    return (0,summary_page/* renderPage */.C)('Proof freshness', describeFreshnessOf(rows), [
        (0,summary_table/* renderTable */.b)('Not fresh', columns, bad, summary_page/* ROWS_LIMIT_BYTES */.A / 2),
        (0,summary_table/* renderTable */.b)('Fresh', columns, good, summary_page/* ROWS_LIMIT_BYTES */.A / 2),
    ]);
}
const columns = [
    { title: 'What', align: 'left', render: ({ what }) => (0,markdown_cells/* cell */.H)(what) },
    { title: 'State', align: 'left', render: ({ state }) => state },
    {
        title: 'Uploaded',
        align: 'left',
        render: ({ ageMs }) => (ageMs === undefined ? '' : formatAge(ageMs)),
    },
    {
        title: 'Item',
        align: 'left',
        render: ({ proofId }) => (proofId === undefined ? '' : (0,markdown_cells/* code */.a)(proofId)),
    },
    { title: 'Version', align: 'right', render: ({ version }) => String(version ?? '') },
    { title: 'What to do', align: 'left', render: ({ advice }) => (0,markdown_cells/* cell */.H)(advice ?? '') },
];
/** `41 days ago`. */
function formatAge(ageMs) {
    if (ageMs < MINUTE_MS) {
        return 'just now';
    }
    const [unitMs, unit] = ageMs < HOUR_MS ? [MINUTE_MS, 'minute'] : ageMs < 2 * DAY_MS ? [HOUR_MS, 'hour'] : [DAY_MS, 'day'];
    return `${(0,quantities/* countOf */.p)(Math.floor(ageMs / unitMs), unit)} ago`;
}

// EXTERNAL MODULE: ./build/report/job-summary.js
var job_summary = __webpack_require__(9693);
// EXTERNAL MODULE: ./build/cli/failures.js
var failures = __webpack_require__(65186);
// EXTERNAL MODULE: ./build/cli/run-command.js + 4 modules
var run_command = __webpack_require__(37953);
;// CONCATENATED MODULE: ./build/cli/run-check.js






/** The whole of `proof check`. */
async function runCheck(invocation) {
    const { options } = invocation;
    await (0,run_command/* runCommand */.w)(invocation, async ({ raw, host, terminal }) => {
        const settings = await readCheck(raw, host.workspace);
        const rows = await judgeFreshness(settings, (0,connection/* readConnectionSettings */.S)(raw), host);
        for (const row of rows) {
            terminal.say(describeFreshness(row), row.state === 'fresh' ? 'plain' : 'bad');
        }
        const fresh = rows.every(({ state }) => state === 'fresh');
        terminal.say(describeFreshnessOf(rows), fresh ? 'good' : 'bad');
        await (0,job_summary/* appendSummary */.f)(host.environment, () => renderFreshness(rows));
        if (options.json === true) {
            (0,run_command/* printDocument */.d)({ fresh, results: listFreshness(rows) });
        }
        const isUnknown = rows.some(({ state }) => state === 'unknown');
        return fresh ? failures/* exitCodes */.hS.landed : isUnknown ? failures/* exitCodes */.hS.unknown : failures/* exitCodes */.hS.failed;
    });
}


/***/ }),

/***/ 33067:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ beginReading)
/* harmony export */ });
/* harmony import */ var _calls_gate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56929);
/* harmony import */ var _calls_govern_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13139);


/** Reads through a gate of its own: calls are repeated as a run repeats them, inside the budget of `limits`. */
function beginReading(ports, limits) {
    const { clock, random, signal } = ports;
    const deadline = clock.now() + limits.timeoutMs;
    const gate = new _calls_gate_js__WEBPACK_IMPORTED_MODULE_0__/* .Gate */ .i({ clock, random, signal, concurrency: limits.concurrency, deadline });
    return {
        ...ports,
        limits,
        service: (0,_calls_govern_js__WEBPACK_IMPORTED_MODULE_1__/* .governService */ .r)(ports.service, gate),
        readContents: (proofId, version, read) => gate.repeat(async () => {
            const contents = await ports.service.download(proofId, version);
            try {
                return await read(contents);
            }
            finally {
                await contents.close();
            }
        }),
    };
}


/***/ }),

/***/ 30585:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ parseIds),
/* harmony export */   h: () => (/* binding */ readSelection)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37157);
/* harmony import */ var _inputs_input_values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39051);
/* harmony import */ var _inputs_raw_inputs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69774);
/* harmony import */ var _scopes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60107);
/* harmony import */ var _targets_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(17358);





/**
 * Reads `proof-id`, or `name`, `search` and `link` in any sensible combination. Throws {@link InputError}.
 *
 * @param everything takes the whole organization where nothing narrows it
 */
function readSelection(raw, everything = false) {
    const proofIds = (0,_inputs_raw_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .readInput */ .R5)(raw, 'proof-id', parseIds, []);
    const names = (0,_inputs_raw_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .readInput */ .R5)(raw, 'name', (text) => (0,_inputs_input_values_js__WEBPACK_IMPORTED_MODULE_1__/* .splitLines */ .uz)(text.normalize('NFC')), []);
    const search = (0,_inputs_raw_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .readInput */ .R5)(raw, 'search', (text) => text, undefined);
    const targets = (0,_inputs_raw_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .readInput */ .R5)(raw, 'link', _targets_js__WEBPACK_IMPORTED_MODULE_4__/* .parseTargets */ .Sx, []);
    if (proofIds.length > 0) {
        refuseBeside(raw, 'proof-id', ['name', 'search', 'link']);
        return { by: 'id', proofIds };
    }
    const scopes = (0,_scopes_js__WEBPACK_IMPORTED_MODULE_3__/* .listScopes */ .cV)(targets);
    if (names.length > 0) {
        refuseBeside(raw, 'name', ['search']);
        return { by: 'name', names: [...new Set(names)], scopes };
    }
    if (search === undefined && targets.length === 0 && !everything) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .d('name', 'is required, or "proof-id", "link" or "search", to say which proof is meant.');
    }
    return { by: 'scope', scopes, search };
}
/** Ids, one a line, each once, percent-encoded only when they are sent. Throws InputError for one that no address can carry. */
function parseIds(text, input) {
    return [...new Set((0,_inputs_input_values_js__WEBPACK_IMPORTED_MODULE_1__/* .splitLines */ .uz)(text).map((line) => (0,_targets_js__WEBPACK_IMPORTED_MODULE_4__/* .parseObjectId */ .u9)(line, input)))];
}
function refuseBeside(raw, input, others) {
    const other = others.find((name) => raw[name]?.trim());
    if (other !== undefined) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .d(input, `and "${other}" are two ways to say which proof is meant. Set one.`);
    }
}


/***/ }),

/***/ 47785:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ leven)
/* harmony export */ });
/* unused harmony export closestMatch */
const array = [];
const characterCodeCache = [];

function leven(first, second, options) {
	if (first === second) {
		return 0;
	}

	const maxDistance = options?.maxDistance;
	const swap = first;

	// Swapping the strings if `a` is longer than `b` so we know which one is the
	// shortest & which one is the longest
	if (first.length > second.length) {
		first = second;
		second = swap;
	}

	let firstLength = first.length;
	let secondLength = second.length;

	// Performing suffix trimming:
	// We can linearly drop suffix common to both strings since they
	// don't increase distance at all
	// Note: `~-` is the bitwise way to perform a `- 1` operation
	while (firstLength > 0 && (first.charCodeAt(~-firstLength) === second.charCodeAt(~-secondLength))) {
		firstLength--;
		secondLength--;
	}

	// Performing prefix trimming
	// We can linearly drop prefix common to both strings since they
	// don't increase distance at all
	let start = 0;

	while (start < firstLength && (first.charCodeAt(start) === second.charCodeAt(start))) {
		start++;
	}

	firstLength -= start;
	secondLength -= start;

	// Early termination after trimming: if difference in length exceeds max distance
	if (maxDistance !== undefined && secondLength - firstLength > maxDistance) {
		return maxDistance;
	}

	if (firstLength === 0) {
		return maxDistance !== undefined && secondLength > maxDistance
			? maxDistance
			: secondLength;
	}

	let bCharacterCode;
	let result;
	let temporary;
	let temporary2;
	let index = 0;
	let index2 = 0;

	while (index < firstLength) {
		characterCodeCache[index] = first.charCodeAt(start + index);
		array[index] = ++index;
	}

	while (index2 < secondLength) {
		bCharacterCode = second.charCodeAt(start + index2);
		temporary = index2++;
		result = index2;

		for (index = 0; index < firstLength; index++) {
			temporary2 = bCharacterCode === characterCodeCache[index] ? temporary : temporary + 1;
			temporary = array[index];
			// eslint-disable-next-line no-multi-assign
			result = array[index] = temporary > result
				? (temporary2 > result ? result + 1 : temporary2)
				: (temporary2 > temporary ? temporary + 1 : temporary2);
		}

		// Early termination: if all values in current row exceed maxDistance
		if (maxDistance !== undefined) {
			let rowMinimum = result;
			for (index = 0; index < firstLength; index++) {
				if (array[index] < rowMinimum) {
					rowMinimum = array[index];
				}
			}

			if (rowMinimum > maxDistance) {
				return maxDistance;
			}
		}
	}

	// Bound arrays to avoid retaining large previous sizes
	array.length = firstLength;
	characterCodeCache.length = firstLength;

	return maxDistance !== undefined && result > maxDistance ? maxDistance : result;
}

function closestMatch(target, candidates, options) {
	if (!Array.isArray(candidates) || candidates.length === 0) {
		return undefined;
	}

	const userMax = options?.maxDistance;
	const targetLength = target.length;

	// Exact match fast-path
	for (const candidate of candidates) {
		if (candidate === target) {
			return candidate;
		}
	}

	if (userMax === 0) {
		return undefined;
	}

	let best;
	let bestDist = Number.POSITIVE_INFINITY;
	const seen = new Set();

	for (const candidate of candidates) {
		if (seen.has(candidate)) {
			continue;
		}

		seen.add(candidate);

		const lengthDiff = Math.abs(candidate.length - targetLength);
		if (lengthDiff >= bestDist) {
			continue;
		}

		if (userMax !== undefined && lengthDiff > userMax) {
			continue;
		}

		const cap = Number.isFinite(bestDist)
			? (userMax === undefined ? bestDist : Math.min(bestDist, userMax))
			: userMax;

		const distance = cap === undefined
			? leven(target, candidate)
			: leven(target, candidate, {maxDistance: cap});

		// Skip candidates that exceed the user's maximum distance
		if (userMax !== undefined && distance > userMax) {
			continue;
		}

		// If we got a capped result that equals the cap, we need the actual distance
		// for accurate comparison, but only if the cap was due to userMax
		let actualD = distance;
		if (cap !== undefined && distance === cap && cap === userMax) {
			actualD = leven(target, candidate);
		}

		if (actualD < bestDist) {
			bestDist = actualD;
			best = candidate;
			if (bestDist === 0) {
				break;
			}
		}
	}

	if (userMax !== undefined && bestDist > userMax) {
		return undefined;
	}

	return best;
}


/***/ })

};
