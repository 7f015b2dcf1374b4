/** What the page hears of its builds. */
export interface BuildNews {
  /** The page has just become able to do without a network. */
  ready(): void;
  /** Another build waits (a newer one, or an older one that the host went back to); `accept` goes over to it. */
  waiting(accept: () => void): void;
  /** None waits any more: the host has come back to the build that this page is of. */
  withdrawn(): void;
}

const HOUR = 3_600_000;

/**
 * Has a worker keep the page for use without a network, and watches for other builds. Where there are no workers (an
 * unprotected connection, some private windows) the page goes on without.
 */
export async function watchBuilds(news: BuildNews): Promise<void> {
  const container = navigator.serviceWorker;
  if (!container) return;
  let registration: ServiceWorkerRegistration;
  try {
    registration = await container.register("./sw.js", { updateViaCache: "none" });
  } catch {
    // Denied, or the network is gone: a page that is kept already works as before.
    return;
  }

  let accepted = false;
  /** The worker whose build the page has been told of. */
  let told: ServiceWorker | null = null;
  const accept = () => {
    accepted = true;
    void goOver(registration);
  };

  /** Tells of the build that would be opened next, if it isn't this page's own. */
  const look = async () => {
    const next = registration.waiting ?? registration.active;
    if (!next) return;
    if (next === registration.active) await reached(next, "activated");
    const isOwn = await isOfThisBuild(next);
    if (isOwn === null || accepted) return;
    if (isOwn && told) news.withdrawn();
    else if (!isOwn && told !== next) news.waiting(accept);
    told = isOwn ? null : next;
  };

  const follow = async (worker: ServiceWorker) => {
    const isFirst = !registration.active;
    if (!isFirst) {
      await reached(worker, "installed");
      void look();
    }
    await reached(worker, "activated");
    void look();
    if (isFirst && worker.state === "activated") news.ready();
  };
  registration.addEventListener("updatefound", () => {
    if (registration.installing) void follow(registration.installing);
  });
  if (registration.installing) void follow(registration.installing);
  if (registration.waiting) void look();
  // Another window has gone over; this one works on, with its own files.
  container.addEventListener("controllerchange", () => void look());

  let checked = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.hidden || Date.now() - checked < HOUR) return;
    checked = Date.now();
    // Without a network there is nothing new.
    registration.update().catch(() => {});
  });

  registration.active?.postMessage("tidy");
}

/** Has the waiting build take over, if one still waits, and opens the page anew. */
async function goOver(registration: ServiceWorkerRegistration): Promise<void> {
  // While one is being waited for, a still newer one may take its place.
  for (let worker = registration.waiting; worker; worker = registration.waiting) {
    worker.postMessage("activate");
    await reached(worker, "activated");
  }
  location.reload();
}

const STATES: readonly ServiceWorkerState[] = [
  "parsed",
  "installing",
  "installed",
  "activating",
  "activated",
  "redundant",
];

/** Waits until the worker has come so far, or is of no use any more. */
function reached(worker: ServiceWorker, state: ServiceWorkerState): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (STATES.indexOf(worker.state) < STATES.indexOf(state)) return;
      worker.removeEventListener("statechange", look);
      resolve();
    };
    worker.addEventListener("statechange", look);
    look();
  });
}

/** Whether this page is of the worker's build; null if the worker is of no use any more. */
function isOfThisBuild(worker: ServiceWorker): Promise<boolean | null> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data);
    const scripts = [...document.querySelectorAll<HTMLScriptElement>("script[src]")].map(({ src }) => src);
    const styles = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].map(({ href }) => href);
    worker.postMessage({ loaded: [...scripts, ...styles] }, [port2]);
    void reached(worker, "redundant").then(() => resolve(null));
  });
}
